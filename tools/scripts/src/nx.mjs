import { join } from 'node:path'
import { workspaceRoot } from './workspace-root.mjs'

/** Path of the Nx CLI, which then needs neither a shell nor npx. */
export const nxProgram = join(workspaceRoot, 'node_modules/nx/dist/bin/nx.js')

/** Disables the daemon, the cloud and interactive output. */
export const nxEnvironment = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  DO_NOT_TRACK: '1',
}
