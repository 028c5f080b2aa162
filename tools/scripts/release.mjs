import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { nxEnvironment, nxProgram } from './src/nx.mjs'
import { print } from './src/print.mjs'
import { rehearseRelease } from './src/rehearse-release.mjs'
import { workspaceRoot } from './src/workspace-root.mjs'

// npm run release: runs every test, builds the libraries and publishes them. With --dry-run it publishes to a local
// registry instead, without the tests, and installs each library from there.
const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })

function run(program, args) {
  const options = { cwd: workspaceRoot, env: nxEnvironment, stdio: 'inherit' }
  const { status } = spawnSync(
    process.execPath,
    [resolve(workspaceRoot, program), ...args],
    options,
  )
  if (status !== 0) process.exit(status ?? 1)
}

const build = () => run(nxProgram, ['run-many', '-t', 'build', '-p', 'directory:libs/*'])

if (values['dry-run']) {
  build()
  const failed = await rehearseRelease()
  print(failed === 0 ? 'Every library installs.' : `${failed} libraries failed.`)
  process.exit(failed === 0 ? 0 : 1)
}
run('tools/scripts/test.mjs', ['--full'])
build()
run('node_modules/@changesets/cli/bin.js', ['publish'])
