import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstall } from './src/ensure-install.mjs'
import { findBrowser } from './src/find-browser.mjs'
import { findNginx } from './src/find-nginx.mjs'
import { runTargets } from './src/run-targets.mjs'
import { print } from './src/print.mjs'
import { summarizeRun } from './src/summarize-run.mjs'
import { coverageResults, testResults } from './src/test-results.mjs'
import { workspaceRoot } from './src/workspace-root.mjs'

// npm test: every target of every project. With --exhaustive the tests take all of their cases instead
// of a fixed sample (docs/testing.md).
const { values } = parseArgs({ options: { exhaustive: { type: 'boolean', default: false } } })

const testTargets = [
  'test',
  'test:stories',
  'test:consumers',
  'test:browser',
  'test:visual',
  'test:deployment',
  'test:nginx',
]
const checkTargets = [
  'test:format',
  'test:words',
  'lint',
  'typecheck',
  'test:unused',
  'test:imports',
  'build',
  'test:weights',
  'test:sizes',
  'test:package',
  'test:api',
  'test:readmes',
  'test:release',
]

const seconds = (ms) => `${(ms / 1000).toFixed(1).padStart(7)} s`

function printTimes(tasks, results) {
  print('\nTime per target, all projects')
  const totals = new Map()
  for (const { target, ms } of tasks) totals.set(target, (totals.get(target) ?? 0) + ms)
  for (const [target, ms] of [...totals].sort((a, b) => b[1] - a[1])) {
    print(`${seconds(ms)}  ${target}`)
  }
  for (const { kind, files } of results) {
    if (files.length === 0) continue
    print(`\nSlowest ${kind} tests`)
    for (const { file, ms } of files.slice(0, 10)) print(`${seconds(ms)}  ${file}`)
  }
}

function printCoverage() {
  print('\nCoverage by unit tests: statements, branches')
  for (const { project, statements, branches } of coverageResults()) {
    print(`${statements.toFixed(1).padStart(7)} % ${branches.toFixed(1).padStart(7)} %  ${project}`)
  }
}

async function test() {
  ensureInstall()
  const browser = await findBrowser()
  const nginx = await findNginx()
  print(`Browser: ${browser}\nnginx: ${nginx}`)
  rmSync(join(workspaceRoot, 'reports'), { recursive: true, force: true })
  const start = Date.now()
  const tasks = await runTargets([...checkTargets, ...testTargets], {
    CHROME_PATH: browser,
    NGINX_PATH: nginx,
    SHUYUAN_EXHAUSTIVE: String(values.exhaustive),
  })
  const results = testResults()
  printTimes(tasks, results)
  printCoverage()

  const { passed, failed, skipped, failures } = summarizeRun(tasks, results)
  if (failures.length > 0) print(`\nFailed: ${failures.join(', ')}`)
  print(`\n${seconds(Date.now() - start).trim()} for ${tasks.length} tasks`)
  print(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  process.exit(failed === 0 ? 0 : 1)
}

test().catch((error) => {
  print(error.message)
  print('\n0 passed, 1 failed')
  process.exit(1)
})
