import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { apiReports } from './src/release/api-reports.mjs'
import { libraries } from './src/release/libraries.mjs'
import { missingChangesets } from './src/release/missing-changesets.mjs'
import { pendingChangesets } from './src/release/pending-changesets.mjs'
import { publishedState } from './src/release/published-state.mjs'
import { readReleased } from './src/release/released-record.mjs'
import { print } from './src/print.mjs'
import { workspaceRoot } from './src/workspace-root.mjs'

// Writes libs/*/api from the built declarations. With --check it writes nothing and fails when a report
// is out of date, or when what would be published changed and no changeset says so.
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })

const reports = await apiReports(workspaceRoot)
const current = new Map(reports.map(({ file, text }) => [file, text]))
const kept = libraries(workspaceRoot).flatMap(({ lib, folder }) =>
  existsSync(join(folder, 'api'))
    ? readdirSync(join(folder, 'api')).map((report) => `libs/${lib}/api/${report}`)
    : [],
)
const orphans = kept.filter((file) => !current.has(file))
const textOf = (file) =>
  existsSync(join(workspaceRoot, file))
    ? readFileSync(join(workspaceRoot, file), 'utf8')
    : undefined
const stale = reports.filter(({ file, text }) => textOf(file) !== text)

if (!values.check) {
  for (const file of orphans) rmSync(join(workspaceRoot, file))
  for (const { file, text } of stale) {
    mkdirSync(dirname(join(workspaceRoot, file)), { recursive: true })
    writeFileSync(join(workspaceRoot, file), text)
  }
}
const changed = [...stale.map(({ file }) => file), ...orphans]
for (const file of changed) {
  print(values.check ? `  ✗ ${file} is out of date; npm run api writes it` : `  ${file}`)
}
const missing = missingChangesets(
  readReleased(workspaceRoot),
  publishedState(workspaceRoot),
  pendingChangesets(workspaceRoot),
)
for (const problem of missing) print(`  ${values.check ? '✗' : '!'} ${problem}`)
const isFine = changed.length === 0 && missing.length === 0
if (isFine) print(`  ${reports.length} reports are up to date, every change has its changeset`)
process.exit(isFine || !values.check ? 0 : 1)
