import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { workspaceRoot } from './workspace-root.mjs'

/**
 * Report files that the test runners write below `reports/`, by the kind of test and its target. A target
 * restored from the cache brings its report along.
 */
const kinds = [
  { kind: 'unit', target: 'test', file: 'unit.json', read: readVitest },
  { kind: 'story', target: 'test:stories', file: 'stories.json', read: readVitest },
  { kind: 'browser', target: 'test:browser', file: 'browser.json', read: readPlaywright },
  { kind: 'visual', target: 'test:visual', file: 'visual.json', read: readPlaywright },
  { kind: 'deployment', target: 'test:deployment', file: 'deployment.json', read: readVitest },
  { kind: 'journey behind nginx', target: 'test:nginx', file: 'nginx.json', read: readPlaywright },
  { kind: 'consumer', target: 'test:consumers', file: 'consumers.json', read: readPlaywright },
]

function readVitest({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  numTodoTests,
  testResults,
}) {
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: relative(workspaceRoot, name),
      ms: endTime - startTime,
    })),
  }
}

/** All tests in a report of Playwright, those of nested groups included. */
export function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** What tests noted of themselves under a name. */
export function annotated(specs, type) {
  const notes = specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
  return notes.filter((note) => note.type === type).map(({ description }) => description)
}

/** A test that passed only when repeated counts as failed. */
function readPlaywright({ stats, suites, config }) {
  const files = new Map()
  for (const { file, tests } of suites.flatMap(specsOf)) {
    const path = relative(workspaceRoot, join(config.rootDir, file))
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration))
    files.set(
      path,
      durations.reduce((sum, ms) => sum + ms, files.get(path) ?? 0),
    )
  }
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    files: [...files].map(([file, ms]) => ({ file, ms })),
  }
}

function filesNamed(folder, name) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.split(/[/\\]/).at(-1) === name)
    .map((file) => join(folder, file))
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** What the test runners reported: per kind the sums of passed, failed, skipped, and ms per test file. */
export function testResults(reports = join(workspaceRoot, 'reports')) {
  return kinds.map(({ kind, target, file, read }) => {
    const parts = filesNamed(reports, file).map((path) => read(readJson(path)))
    const sum = (what) => parts.reduce((total, part) => total + part[what], 0)
    return {
      kind,
      target,
      passed: sum('passed'),
      failed: sum('failed'),
      skipped: sum('skipped'),
      files: parts.flatMap((part) => part.files).sort((a, b) => b.ms - a.ms),
    }
  })
}

/** Percent of statements and branches that unit tests run, per project folder. */
export function coverageResults(reports = join(workspaceRoot, 'reports')) {
  return filesNamed(reports, 'coverage-summary.json')
    .map((file) => {
      const { statements, branches } = readJson(file).total
      const project = relative(reports, dirname(dirname(file)))
      return { project, statements: statements.pct, branches: branches.pct }
    })
    .sort((a, b) => a.project.localeCompare(b.project))
}
