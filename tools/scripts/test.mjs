import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstall } from './src/ensure-install.mjs'
import { findBrowser, installHeadlessShell } from './src/find-browser.mjs'
import { nxEnvironment, nxProgram } from './src/nx.mjs'
import { print } from './src/print.mjs'
import { summarizeRun } from './src/results/summarize-run.mjs'
import { unmatchedLines } from './src/results/test-list.mjs'
import { testResults } from './src/results/test-results.mjs'
import { workspaceRoot } from './src/workspace-root.mjs'
import { findNginx } from './src/find-program.mjs'

// npm test runs the gate. npm run test:full runs everything. With --exhaustive it runs all cases instead of a fixed
// sample. docs/testing.md lists the checks of each run.
const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    exhaustive: { type: 'boolean', default: false },
  },
})

const gateTargets = [
  'test:format',
  'test:words',
  'test:lint',
  'test:promises',
  'test:types',
  'test:unused',
  'test:imports',
  'build',
  'test:weights',
  'test',
  'test:stories',
  'test:journeys',
]
const fullTargets = [
  ...gateTargets.filter((target) => target !== 'test:journeys'),
  'test:sizes',
  'test:package',
  'test:api',
  'test:readmes',
  'test:consumers',
  'test:browser',
  'test:failures',
  'test:visual',
  'test:deployment',
  'test:nginx',
]

const reports = join(workspaceRoot, 'reports')
const profile = join(reports, 'nx-profile.json')

const seconds = (ms) => `${(ms / 1000).toFixed(1).padStart(7)} s`

/** Returns the tasks that Nx ran or restored from its cache. */
function readTasks() {
  return JSON.parse(readFileSync(profile, 'utf8'))
    .filter(({ ph }) => ph === 'X')
    .map(({ name, dur, args: { target, status } }) => ({
      task: name,
      target: target.target,
      ms: dur / 1000,
      status,
    }))
}

function printTimes(tasks, tests) {
  print('\nTime per target, all projects')
  const totals = new Map()
  for (const { target, ms } of tasks) totals.set(target, (totals.get(target) ?? 0) + ms)
  for (const [target, ms] of [...totals].sort((a, b) => b[1] - a[1])) {
    print(`${seconds(ms)}  ${target}`)
  }
  print('\nSlowest tests')
  for (const { name, ms } of tests.toSorted((a, b) => b.ms - a.ms).slice(0, 10)) {
    print(`${seconds(ms)}  ${name}`)
  }
}

async function test() {
  ensureInstall()
  installHeadlessShell()
  const isFull = values.full || values.exhaustive
  const environment = {
    ...nxEnvironment,
    NX_PROFILE: relative(workspaceRoot, profile),
    CHROME_PATH: await findBrowser(),
    ...(isFull && { NGINX_PATH: await findNginx() }),
    SHUYUAN_FULL: String(isFull),
    SHUYUAN_EXHAUSTIVE: String(values.exhaustive),
  }
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports)
  const start = Date.now()
  const { status } = spawnSync(
    process.execPath,
    [nxProgram, 'run-many', '--nxBail=false', '-t', ...(isFull ? fullTargets : gateTargets)],
    { cwd: workspaceRoot, env: environment, stdio: ['ignore', 'inherit', 'inherit'] },
  )
  const tasks = readTasks()
  const results = testResults()
  printTimes(
    tasks,
    results.flatMap(({ tests }) => tests),
  )

  const { passed, failed, skipped, failures, flaky } = summarizeRun(tasks, results)
  const journeys = results.find(({ target }) => target === 'test:journeys').tests
  const list = readFileSync(join(workspaceRoot, 'apps/web/e2e/journeys.txt'), 'utf8')
  const unmatched = journeys.length > 0 ? unmatchedLines(list, 'apps/web/e2e', journeys) : []
  for (const line of unmatched) print(`\njourneys.txt: no test matches ${line}`)
  writeFileSync(join(reports, 'flaky.json'), JSON.stringify(flaky, null, 2))
  print(`\nflaky: ${flaky.length}`)
  for (const name of flaky) print(`  ${name}`)
  if (failures.length > 0) print(`\nFailed: ${failures.join(', ')}`)
  print(`\n${seconds(Date.now() - start).trim()} for ${tasks.length} tasks`)
  const allFailed = failed + unmatched.length
  print(`${passed} passed, ${allFailed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  process.exit(status === 0 && allFailed === 0 ? 0 : 1)
}

test().catch((error) => {
  print(error.message)
  print('\n0 passed, 1 failed')
  process.exit(1)
})
