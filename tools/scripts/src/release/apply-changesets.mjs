import { join } from 'node:path'
import { workspaceRoot } from '../workspace-root.mjs'
import { runProgram } from './run-program.mjs'

/** Changesets’ command line as a file, so that it runs without a shell. */
export const changesetsProgram = join(workspaceRoot, 'node_modules/@changesets/cli/bin.js')

/** Turns the pending changesets of a workspace into versions, ranges and changelogs. */
export async function applyChangesets(root) {
  await runProgram(process.execPath, [changesetsProgram, 'version'], root)
}
