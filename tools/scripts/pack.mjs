import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { libraries } from './src/release/libraries.mjs'
import { runEverywhere } from './src/release/run-everywhere.mjs'
import { runProgram } from './src/release/run-program.mjs'
import { print } from './src/print.mjs'
import { workspaceRoot } from './src/workspace-root.mjs'

// npm run pack: builds the libraries and puts a tarball of each, as npm would publish it, into `tarballs`.
const folder = join(workspaceRoot, 'tarballs')

await runEverywhere('build')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const workspaces = libraries(workspaceRoot).flatMap(({ manifest }) => ['-w', manifest.name])
const pack = ['pack', ...workspaces, '--ignore-scripts', '--pack-destination', folder]
print(await runProgram('npm', pack, workspaceRoot))
print(`The tarballs are in ${folder}.`)
