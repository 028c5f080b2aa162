import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { libraries } from './src/libraries.mjs'
import { nxEnvironment, nxProgram } from './src/nx.mjs'
import { print } from './src/print.mjs'
import { workspaceRoot } from './src/workspace-root.mjs'

// npm run pack: builds the libraries and writes a tarball of each to `tarballs`, as npm would publish it, with the
// `overrides` that another app needs to use them.
const folder = join(workspaceRoot, 'tarballs')

function run(program, args) {
  const { status } = spawnSync(program, args, {
    cwd: workspaceRoot,
    env: nxEnvironment,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

run(process.execPath, [nxProgram, 'run-many', '-t', 'build', '-p', 'directory:libs/*'])
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const packed = libraries(workspaceRoot)
const workspaces = packed.flatMap(({ manifest }) => ['-w', manifest.name])
run('npm', ['pack', ...workspaces, '--ignore-scripts', '--pack-destination', folder])

// pnpm looks up dependencies in the registry, even if their tarball is installed.
const overrides = Object.fromEntries(
  packed.map(({ lib, manifest: { name, version } }) => [
    name,
    `file:${join(folder, `shuyuan-${lib}-${version}.tgz`)}`,
  ]),
)
writeFileSync(join(folder, 'overrides.json'), `${JSON.stringify(overrides, null, 2)}\n`)
print(`The tarballs are in ${folder}.`)
