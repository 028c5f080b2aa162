import { expect, it } from 'vitest'
import { summarizeRun } from './summarize-run.mjs'

const lint = { task: 'scripts:test:lint', target: 'test:lint', status: 'success' }
const unit = { task: 'ui:test', target: 'test', status: 'success' }
const journeys = { task: 'web:test:journeys', target: 'test:journeys', status: 'success' }
const passed = { name: 'a', status: 'passed' }
const failed = { name: 'b', status: 'failed' }
const flaky = { name: 'c', status: 'flaky' }
const skipped = { name: 'd', status: 'skipped' }

it('counts each test and each check', () => {
  expect(
    summarizeRun([lint, unit], [{ target: 'test', tests: [passed, passed, skipped] }]),
  ).toEqual({ passed: 3, failed: 0, skipped: 1, failures: [], flaky: [] })
})

it('counts and names a failed check and one that could not run', () => {
  const tasks = [
    { ...lint, status: 'failure' },
    { ...lint, task: 'web:build', status: 'skipped' },
  ]
  expect(summarizeRun(tasks, [])).toMatchObject({
    passed: 0,
    failed: 2,
    failures: ['scripts:test:lint', 'web:build'],
  })
})

it('counts a test runner that failed without a failed test', () => {
  const tasks = [{ ...unit, status: 'failure' }]
  const results = [{ target: 'test', tests: [passed] }]
  expect(summarizeRun(tasks, results)).toMatchObject({ passed: 1, failed: 1 })
})

it('does not count the runner beside its failed tests', () => {
  const tasks = [{ ...unit, status: 'failure' }]
  expect(summarizeRun(tasks, [{ target: 'test', tests: [failed, passed] }])).toMatchObject({
    failed: 1,
    failures: ['ui:test', 'b'],
  })
})

it('names flaky tests, which count as passed', () => {
  const results = [{ target: 'test:journeys', tests: [passed, flaky] }]
  expect(summarizeRun([journeys], results)).toMatchObject({ passed: 2, failed: 0, flaky: ['c'] })
})

it('fails a kind of test that ran none, but not one that skipped all or did not run', () => {
  expect(summarizeRun([unit], [{ target: 'test', tests: [] }])).toMatchObject({
    failed: 1,
    failures: ['test: no test ran'],
  })
  expect(summarizeRun([unit], [{ target: 'test', tests: [skipped] }])).toMatchObject({ failed: 0 })
  expect(summarizeRun([lint], [{ target: 'test', tests: [] }])).toMatchObject({ failed: 0 })
})
