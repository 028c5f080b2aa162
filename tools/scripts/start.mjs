import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { choosePort, demoConfig, printWelcome, startSandbox } from './src/demo.mjs'
import { ensureInstall } from './src/ensure-install.mjs'
import { nxEnvironment, nxProgram } from './src/nx.mjs'
import { print } from './src/print.mjs'
import { startService, stopServices, stopServicesOnSignal, waitFor } from './src/services.mjs'
import { workspaceRoot } from './src/workspace-root.mjs'

async function start() {
  ensureInstall()
  print('Building the site …')
  const build = spawnSync(
    process.execPath,
    [nxProgram, 'run', '@shuyuan/web:build', '--output-style=static'],
    {
      cwd: workspaceRoot,
      env: nxEnvironment,
      stdio: 'inherit',
    },
  )
  if (build.status !== 0) throw new Error('The build failed. See its output above.')

  stopServicesOnSignal()
  const port = await choosePort('the site', Number(process.env.PORT ?? 4173))
  const siteUrl = `http://127.0.0.1:${port}`
  const apiUrl = await startSandbox(siteUrl)
  print('Starting the web server …')
  startService('The web server', [
    join(workspaceRoot, 'apps/web/dist-server/main.js'),
    ...['--port', String(port), '--api', apiUrl, '--drain-seconds', '0'],
    ...['--config', demoConfig],
    // One lesson of the sandbox is embedded.
    ...['--frame-host', apiUrl],
  ])
  await waitFor(siteUrl)
  printWelcome(siteUrl, apiUrl)
}

start().catch(async (error) => {
  print(error.message)
  await stopServices()
  process.exit(1)
})
