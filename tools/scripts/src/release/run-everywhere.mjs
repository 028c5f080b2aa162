import { nxEnvironment, nxProgram } from '../nx.mjs'
import { print } from '../print.mjs'
import { workspaceRoot } from '../workspace-root.mjs'
import { libraries } from './libraries.mjs'
import { runProgram } from './run-program.mjs'

/** Runs a target of every library: quiet, unless it fails. */
export async function runEverywhere(target) {
  const names = libraries(workspaceRoot).map(({ manifest }) => manifest.name)
  print(`${target} of ${names.length} packages …`)
  const args = ['run-many', '-t', target, '-p', names.join(','), '--output-style=static']
  await runProgram(process.execPath, [nxProgram, ...args], workspaceRoot, nxEnvironment)
}
