import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceRoot } from '../workspace-root.mjs'

/** Report files of the test runners under `reports/`. Nx restores them with the target. */
const kinds = [
  { target: 'test', file: 'unit.json', read: readVitest },
  { target: 'test:stories', file: 'stories.json', read: readVitest },
  { target: 'test:journeys', file: 'journeys.json', read: readPlaywright },
  { target: 'test:browser', file: 'browser.json', read: readPlaywright },
  { target: 'test:failures', file: 'failures.json', read: readPlaywright },
  { target: 'test:visual', file: 'visual.json', read: readPlaywright },
  { target: 'test:deployment', file: 'deployment.json', read: readVitest },
  { target: 'test:nginx', file: 'nginx.json', read: readPlaywright },
  { target: 'test:consumers', file: 'consumers.json', read: readPlaywright },
]

/** Returns the relative path of a file in a report. Its absolute paths are those of the clone that wrote it. */
function workspacePath(absolutePath) {
  const parts = absolutePath.split('/')
  const endings = parts.map((_, start) => join(...parts.slice(start)))
  return endings.find((ending) => existsSync(join(workspaceRoot, ending))) ?? absolutePath
}

const statusOfVitest = { passed: 'passed', failed: 'failed' }

function readVitest({ testResults }) {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration = 0 }) => ({
      name: `${workspacePath(file)} › ${fullName}`,
      status: statusOfVitest[status] ?? 'skipped',
      ms: duration,
    })),
  )
}

/** Returns all tests in a Playwright report, including nested groups. */
export function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** Returns the descriptions of all annotations of a type. */
export function annotated(specs, type) {
  const notes = specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
  return notes.filter((note) => note.type === type).map(({ description }) => description)
}

const statusOfPlaywright = { expected: 'passed', unexpected: 'failed', flaky: 'flaky' }

function readPlaywright({ suites, config }) {
  return suites.flatMap((suite) => readSuite(suite, workspacePath(config.rootDir)))
}

function readSuite({ title, specs = [], suites = [] }, path) {
  const group = path.includes('.spec.') ? `${path} › ${title}` : join(path, title)
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, results }) => ({
        name: `${group} › ${spec.title}`,
        status: statusOfPlaywright[status] ?? 'skipped',
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...suites.flatMap((inner) => readSuite(inner, group)),
  ]
}

function filesNamed(folder, name) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.split(/[/\\]/).at(-1) === name)
    .map((file) => join(folder, file))
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/**
 * Reads the reports of the test runners.
 *
 * @returns {{ target: string, tests: { name: string, status: string, ms: number }[] }[]} `status` is
 * `passed`, `failed`, `skipped`, or `flaky` for a test that passed on a retry
 */
export function testResults(reports = join(workspaceRoot, 'reports')) {
  return kinds.map(({ target, file, read }) => ({
    target,
    tests: filesNamed(reports, file).flatMap((path) => read(readJson(path))),
  }))
}
