import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nxEnvironment } from './src/nx.mjs'
import { print } from './src/print.mjs'
import { mergedResults, reliabilityTable } from './src/results/reliability-table.mjs'
import { annotated, specsOf } from './src/results/test-results.mjs'
import { workspaceRoot } from './src/workspace-root.mjs'

// npx nx reliability scripts [matrix | replies | watching] [Playwright arguments]: runs the full tests of the failure
// matrix, the broken replies and the ends of watching, or of one of them. Writes the results to docs/reliability.md.
const reports = join(workspaceRoot, 'reports')
const document = join(workspaceRoot, 'docs/reliability.md')
const playwright = join(workspaceRoot, 'node_modules/@playwright/test/cli.js')

const matrixConfig = ['--config', 'playwright.failures.config.ts']

/** Tests, report and text of each part. */
const parts = {
  matrix: { tests: matrixConfig, report: 'apps/web/failures.json', textOf: writeMatrix },
  replies: { tests: ['malformed-replies/'], report: 'replies.json', textOf: writeReplies },
  watching: { tests: ['watching/'], report: 'watching.json', textOf: writeWatching },
}

function runTests(tests, report, args) {
  const file = join(reports, report)
  const { status } = spawnSync(process.execPath, [playwright, 'test', ...tests, ...args], {
    cwd: join(workspaceRoot, 'apps/web'),
    stdio: 'inherit',
    env: { ...nxEnvironment, SHUYUAN_EXHAUSTIVE: 'true', PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  return { status: status ?? 1, specs: specsOf(JSON.parse(readFileSync(file, 'utf8'))) }
}

/** Playwright reports a test as `ok` even if an interrupted run did not reach it. */
const wasRun = ({ tests }) => tests.some(({ status }) => status !== 'skipped')

/** Cells that this run skipped keep their last result, if the file exists. */
function writeMatrix(specs) {
  const keptFile = join(reports, 'reliability-cells.json')
  const earlier = existsSync(keptFile) ? JSON.parse(readFileSync(keptFile, 'utf8')) : []
  const results = mergedResults(earlier, specs.filter(wasRun))
  writeFileSync(keptFile, JSON.stringify(results))
  const { specs: all } = runTests(matrixConfig, 'cells.json', ['--list', '--reporter=json'])
  return reliabilityTable(
    all.map(({ title }) => title),
    results,
  )
}

function writeReplies(specs) {
  const replies = annotated(specs, 'replies').reduce((sum, text) => sum + Number(text), 0)
  return `${replies} broken replies on all pages of the site; ${passed(specs)}`
}

function writeWatching(specs) {
  const lost = annotated(specs, 'lost seconds')
    .map(Number)
    .toSorted((a, b) => a - b)
  const [median, most] = [lost[Math.floor(lost.length / 2)], lost.at(-1)]
  return `watching ended ${specs.length} times; ${median} s were lost at the median, ${most} s at most; ${passed(specs)}`
}

/** Formats the number of passed tests and the titles of the others. */
function passed(specs) {
  const open = specs.filter(({ ok }) => !ok)
  const count = `${specs.length - open.length} of ${specs.length} tests passed.`
  return [count, '', ...open.map(({ title }) => `- open: ${title}`)].join('\n')
}

/** Replaces the text between the markers of a part. */
function writePart(name, written) {
  const text = readFileSync(document, 'utf8')
  const marks = [`<!-- ${name}: written by reliability.mjs -->`, `<!-- end of ${name} -->`]
  const [begin, end] = marks.map((mark) => text.indexOf(mark))
  if (begin === -1 || end === -1) throw new Error(`docs/reliability.md lacks ${marks.join(' or ')}`)
  const date = new Date().toISOString().slice(0, 10)
  const whole = `${text.slice(0, begin)}${marks[0]}\n\nRun of ${date}: ${written}\n\n${text.slice(end)}`
  writeFileSync(document, whole)
}

mkdirSync(join(reports, 'apps/web'), { recursive: true })
const [chosen = '', ...rest] = process.argv.slice(2)
const isPart = Object.keys(parts).includes(chosen)
const args = isPart ? rest : process.argv.slice(2)
for (const [name, { tests, report, textOf }] of Object.entries(parts)) {
  if (isPart && name !== chosen) continue
  const { status, specs } = runTests(tests, report, ['--reporter=list,json', ...args])
  writePart(name, textOf(specs))
  if (status !== 0) process.exitCode = 1
}
spawnSync('npx', ['oxfmt', document], { stdio: 'inherit' })
print('The results are in docs/reliability.md')
