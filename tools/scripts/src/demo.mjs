import { join } from 'node:path'
import { freePort } from './free-port.mjs'
import { print } from './print.mjs'
import { startService, waitFor } from './services.mjs'
import { workspaceRoot } from './workspace-root.mjs'

/** Site settings for the sandbox's school. */
export const demoConfig = join(workspaceRoot, 'tools/scripts/demo-config.js')

/** Picks a port and prints it if it is not the default. */
export async function choosePort(what, requested) {
  const port = await freePort(requested)
  if (port !== requested) print(`Port ${requested} is in use, so ${what} uses ${port}.`)
  return port
}

/** Starts the sandbox API and waits until it responds. */
export async function startSandbox(pcUrl) {
  const port = await choosePort('the sandbox API', Number(process.env.SANDBOX_PORT ?? 4100))
  const url = `http://127.0.0.1:${port}`
  print('Starting the sandbox API …')
  startService(
    'The sandbox API',
    [
      '--conditions=@shuyuan/source',
      '--import',
      'tsx',
      'src/main.ts',
      '--port',
      String(port),
      '--pc-url',
      pcUrl,
    ],
    { cwd: join(workspaceRoot, 'tools/sandbox-api') },
  )
  await waitFor(`${url}/api/v3/status`)
  return url
}

/** Prints the URLs. The sandbox prints the accounts. */
export function printWelcome(siteUrl, apiUrl) {
  print('')
  print(`  Site     ${siteUrl}`)
  print(`  API      ${apiUrl}`)
  print('')
  print('  Ctrl-C stops both.')
}
