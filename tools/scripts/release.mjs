import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { nxEnvironment } from './src/nx.mjs'
import { changesetsProgram } from './src/release/apply-changesets.mjs'
import { libraries } from './src/release/libraries.mjs'
import { pendingChangesets } from './src/release/pending-changesets.mjs'
import { planRelease } from './src/release/plan-release.mjs'
import { runEverywhere } from './src/release/run-everywhere.mjs'
import { versionWorkspace } from './src/release/version-workspace.mjs'
import { print } from './src/print.mjs'
import { workspaceRoot } from './src/workspace-root.mjs'

// npm run release: runs every test with all of its cases, makes the pending changesets versions, commits
// and publishes. With --dry-run it builds, and shows the versions and tarballs; --files lists what is in
// them, --version-only stops before anything is published.
const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    'version-only': { type: 'boolean', default: false },
    files: { type: 'boolean', default: false },
  },
})

function run(what, program, args) {
  const options = { cwd: workspaceRoot, env: nxEnvironment, stdio: 'inherit' }
  const { status } = spawnSync(program, args, options)
  if (status !== 0) throw new Error(`${what} failed; nothing was published.`)
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

function show(plan) {
  for (const { name, from, to, tarball, bytes, unpackedBytes, files } of plan) {
    const versions = from === to ? `${to} (as it is)` : `${from} → ${to}`
    print(`  ${name.padEnd(22)} ${versions}`)
    print(`    ${tarball}: ${kB(bytes)}, ${kB(unpackedBytes)} unpacked, ${files.length} files`)
    if (values.files) for (const file of files) print(`      ${file}`)
  }
}

async function dryRun() {
  await runEverywhere('build')
  const changesets = pendingChangesets(workspaceRoot)
  print(`${changesets.length} changesets are pending. This is what would be published:`)
  show(await planRelease(workspaceRoot))
  print('Nothing was changed and nothing was published.')
}

async function release() {
  const changes = spawnSync('git', ['status', '--porcelain'], { cwd: workspaceRoot }).stdout
  if (changes.length > 0) throw new Error('Commit first: a release begins with a clean tree.')
  const test = [join(workspaceRoot, 'tools/scripts/test.mjs'), '--exhaustive']
  run('The exhaustive test run', process.execPath, test)
  if (pendingChangesets(workspaceRoot).length > 0) {
    await versionWorkspace(workspaceRoot)
    const versions = libraries(workspaceRoot).map(
      ({ manifest: { name, version } }) => `${name} ${version}`,
    )
    run('git add', 'git', ['add', '--all', '.changeset', 'libs', 'package-lock.json'])
    run('git commit', 'git', ['commit', '-m', `Release\n\n${versions.join('\n')}`])
  }
  if (values['version-only']) return
  // Publishes what the registry does not have yet, so a release that broke off can be repeated.
  run('Publishing', process.execPath, [changesetsProgram, 'publish'])
  print('Published. Push the commit and its tags: git push --follow-tags')
}

try {
  await (values['dry-run'] ? dryRun() : release())
} catch (error) {
  print(error.message)
  process.exitCode = 1
}
