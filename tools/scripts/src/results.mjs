import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceRoot } from './workspace-root.mjs'

const reports = join(workspaceRoot, 'reports')

function readReports(name) {
  if (!existsSync(reports)) return []
  return readdirSync(reports, { recursive: true })
    .filter((file) => file.endsWith(name))
    .map((file) => JSON.parse(readFileSync(join(reports, file), 'utf8')))
}

/** Sums what the unit tests of all projects reported. */
export function unitResults() {
  return readReports('unit.json').reduce(
    (sum, report) => ({
      passed: sum.passed + report.numPassedTests,
      failed: sum.failed + report.numFailedTests,
      skipped: sum.skipped + report.numPendingTests + report.numTodoTests,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/**
 * Sums what Playwright reported into files of this name. A test that passed only when repeated counts
 * as failed.
 */
export function browserResults(report = 'browser.json') {
  return readReports(report).reduce(
    (sum, { stats }) => ({
      passed: sum.passed + stats.expected,
      failed: sum.failed + stats.unexpected + stats.flaky,
      skipped: sum.skipped + stats.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}
