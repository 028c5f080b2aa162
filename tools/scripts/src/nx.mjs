import { join } from 'node:path'
import { workspaceRoot } from './workspace-root.mjs'

/** Nx's command line as a file, so that it runs without a shell and without npx. */
export const nxProgram = join(workspaceRoot, 'node_modules/nx/dist/bin/nx.js')

/** No daemon left behind, no cloud, no interactive output. */
export const nxEnvironment = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  DO_NOT_TRACK: '1',
}
