import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstall } from './src/ensure-install.mjs'
import { findBrowser } from './src/find-browser.mjs'
import { nxEnvironment, nxProgram } from './src/nx.mjs'
import { browserResults, unitResults } from './src/results.mjs'
import { say } from './src/say.mjs'
import { workspaceRoot } from './src/workspace-root.mjs'

const total = { passed: 0, failed: 0, skipped: 0 }
const failures = []

function run(what, args, { cwd = workspaceRoot, env = {} } = {}) {
  const started = Date.now()
  say(`\n── ${what}`)
  const { status } = spawnSync(process.execPath, args, {
    cwd,
    env: { ...nxEnvironment, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  say(
    `── ${what}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(0)} s)`,
  )
  return status === 0
}

function count({ passed, failed, skipped }) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}

function check(what, args, options) {
  const ok = run(what, args, options)
  if (!ok) failures.push(what)
  count(ok ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 })
}

/** A runner that failed without reporting a failed test (it crashed, say) is one failure itself. */
function countTests(what, ok, results) {
  if (!ok) failures.push(what)
  count(results)
  if (!ok && results.failed === 0) total.failed += 1
  if (ok && results.passed === 0) {
    failures.push(`${what}: no test ran`)
    total.failed += 1
  }
}

const everywhere = (target) => [
  nxProgram,
  'run-many',
  '-t',
  target,
  '--output-style=static',
  '--nxBail=false',
]

async function test() {
  ensureInstall()
  const browser = await findBrowser()
  say(`Browser: ${browser}`)
  rmSync(join(workspaceRoot, 'reports'), { recursive: true, force: true })

  check('Format', [
    join(workspaceRoot, 'node_modules/prettier/bin/prettier.cjs'),
    '--check',
    '--log-level=warn',
    '.',
  ])
  check('Lint', everywhere('lint'))
  check('Types', everywhere('typecheck'))
  countTests(
    'Unit and contract tests',
    run('Unit and contract tests', everywhere('test')),
    unitResults(),
  )
  check('Build', everywhere('build'))
  check('Script weight per route', [join(workspaceRoot, 'tools/scripts/weigh.mjs')])
  check('Library sizes', [join(workspaceRoot, 'tools/scripts/sizes.mjs')])
  check('Packages', everywhere('test:package'))
  check('API reports and changesets', [join(workspaceRoot, 'tools/scripts/api.mjs'), '--check'])
  check('Release, dry run', [join(workspaceRoot, 'tools/scripts/release.mjs'), '--dry-run'])
  const playwright = join(workspaceRoot, 'node_modules/@playwright/test/cli.js')
  const outside = run('Outside consumers', [playwright, 'test'], {
    cwd: join(workspaceRoot, 'tools/consumers'),
    env: { CHROME_PATH: browser },
  })
  countTests('Outside consumers', outside, browserResults('consumers.json'))
  check('Storybook', everywhere('build-storybook'))
  const browserTests = run('Browser tests', [playwright, 'test'], {
    cwd: join(workspaceRoot, 'apps/web'),
    env: { CHROME_PATH: browser },
  })
  countTests('Browser tests', browserTests, browserResults())
  const looks = run('Looks', [playwright, 'test', '--config', 'playwright.visual.config.ts'], {
    cwd: join(workspaceRoot, 'apps/web'),
    env: { CHROME_PATH: browser },
  })
  const seen = browserResults('visual.json')
  // Another browser or font draws otherwise: nothing can be compared, which the report says.
  if (looks && seen.passed === 0 && seen.skipped > 0) count(seen)
  else countTests('Looks', looks, seen)

  if (failures.length > 0) say(`\nFailed: ${failures.join(', ')}`)
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  say(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
  process.exit(total.failed === 0 ? 0 : 1)
}

test().catch((error) => {
  say(error.message)
  say('\n0 passed, 1 failed')
  process.exit(1)
})
