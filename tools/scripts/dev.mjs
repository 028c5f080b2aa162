import { join } from 'node:path'
import { choosePort, demoConfig, printWelcome, startSandbox } from './src/demo.mjs'
import { ensureInstall } from './src/ensure-install.mjs'
import { print } from './src/print.mjs'
import { startService, stopServices, stopServicesOnSignal, waitFor } from './src/services.mjs'
import { workspaceRoot } from './src/workspace-root.mjs'

async function dev() {
  ensureInstall()
  stopServicesOnSignal()
  const port = await choosePort('the site', Number(process.env.PORT ?? 5173))
  const siteUrl = `http://127.0.0.1:${port}`
  const apiUrl = await startSandbox(siteUrl)
  startService(
    'The development server',
    [
      join(workspaceRoot, 'node_modules/vite/bin/vite.js'),
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--strictPort',
    ],
    {
      cwd: join(workspaceRoot, 'apps/web'),
      env: {
        VITE_API_BASE_URL: apiUrl,
        VITE_FRAME_HOSTS: apiUrl,
        SHUYUAN_CONFIG: demoConfig,
      },
    },
  )
  await waitFor(siteUrl)
  printWelcome(siteUrl, apiUrl)
}

dev().catch(async (error) => {
  print(error.message)
  await stopServices()
  process.exit(1)
})
