import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { nxEnvironment, nxProgram } from './src/nx.mjs'
import { print } from './src/print.mjs'
import { reliabilityTable } from './src/reliability-table.mjs'
import { specsOf } from './src/test-results.mjs'
import { workspaceRoot } from './src/workspace-root.mjs'

// npm run reliability [-- <Playwright arguments>]: builds the site, runs the failure matrix in full or as far as
// `-g` says, and writes its table into docs/reliability.md.
const reports = join(workspaceRoot, 'reports')
const document = join(workspaceRoot, 'docs/reliability.md')
const marks = ['<!-- written by npm run reliability -->', '<!-- end -->']
const playwright = join(workspaceRoot, 'node_modules/@playwright/test/cli.js')

/** The tests of a run, or of a list of them. */
function runMatrix(name, ...args) {
  const file = join(reports, name)
  const { status } = spawnSync(process.execPath, [playwright, 'test', 'failure-matrix', ...args], {
    cwd: join(workspaceRoot, 'apps/web'),
    stdio: 'inherit',
    env: { ...nxEnvironment, SHUYUAN_EXHAUSTIVE: 'true', PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  return { status, specs: specsOf(JSON.parse(readFileSync(file, 'utf8'))) }
}

mkdirSync(reports, { recursive: true })
const build = spawnSync(
  process.execPath,
  [nxProgram, 'run', '@shuyuan/web:build', '--output-style=static'],
  { cwd: workspaceRoot, env: nxEnvironment, stdio: 'inherit' },
)
if (build.status !== 0) process.exit(1)

const { specs: all } = runMatrix('cells.json', '--list', '--reporter=json')
const { status, specs } = runMatrix(
  'reliability.json',
  '--reporter=list,json',
  ...process.argv.slice(2),
)
const table = reliabilityTable(
  all.map(({ title }) => title),
  specs,
)
const text = readFileSync(document, 'utf8')
const [begin, end] = marks.map((mark) => text.indexOf(mark))
if (begin === -1 || end === -1) throw new Error(`docs/reliability.md has no ${marks.join(' and ')}`)
const date = new Date().toISOString().slice(0, 10)
const written = `${text.slice(0, begin)}${marks[0]}\n\nRun of ${date}: ${table}\n\n${text.slice(end)}`
writeFileSync(
  document,
  await format(written, { ...(await resolveConfig(document)), filepath: document }),
)
print('The table is in docs/reliability.md')
process.exit(status ?? 1)
