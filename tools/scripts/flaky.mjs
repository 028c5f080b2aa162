import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { print } from './src/print.mjs'
import { specsOf } from './src/test-results.mjs'
import { workspaceRoot } from './src/workspace-root.mjs'

// npm run test:flaky [-- --runs 3] [-- <Playwright arguments>]: runs the browser tests several times while
// a busy loop takes one core, and lists every test that failed at least once. Needs a built site.
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
})

const runs = Number(values.runs)
const web = join(workspaceRoot, 'apps/web')
const playwright = join(workspaceRoot, 'node_modules/@playwright/test/cli.js')
const report = join(workspaceRoot, 'reports/apps/web/browser.json')

/** Titles of the tests that failed, as `file › title`. */
function failedIn(results) {
  return specsOf(results)
    .filter(({ ok }) => !ok)
    .map(({ file, line, title }) => `${file}:${line} › ${title}`)
}

const failures = new Map()
for (let run = 1; run <= runs; run += 1) {
  print(`\n── Run ${run} of ${runs}`)
  rmSync(report, { force: true })
  const load = spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' })
  spawnSync(process.execPath, [playwright, 'test', ...positionals], { cwd: web, stdio: 'inherit' })
  load.kill()
  if (!existsSync(report)) throw new Error('Playwright wrote no report; its words are above.')
  for (const test of failedIn(JSON.parse(readFileSync(report, 'utf8')))) {
    failures.set(test, (failures.get(test) ?? 0) + 1)
  }
}

print(`\n${failures.size} tests failed at least once in ${runs} runs under load`)
for (const [test, times] of failures) print(`  ${times} of ${runs}  ${test}`)
process.exit(failures.size === 0 ? 0 : 1)
