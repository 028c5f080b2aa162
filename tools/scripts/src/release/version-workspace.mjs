import { applyChangesets } from './apply-changesets.mjs'
import { recordReleased } from './released-record.mjs'
import { runProgram } from './run-program.mjs'

/**
 * Makes the pending changesets versions: manifests, changelogs, lock file, and the record of what was
 * released.
 */
export async function versionWorkspace(root) {
  await applyChangesets(root)
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund']
  await runProgram('npm', ['install', '--package-lock-only', ...quiet], root)
  recordReleased(root)
}
