import { expect, it } from 'vitest'
import { summarizeRun } from './summarize-run.mjs'

const lint = { task: 'ui:lint', target: 'lint', status: 'success' }
const unit = { task: 'ui:test', target: 'test', status: 'success' }
const ran = { target: 'test', passed: 3, failed: 0, skipped: 0 }

it('counts each test and each check', () => {
  expect(summarizeRun([lint, unit], [ran])).toEqual({
    passed: 4,
    failed: 0,
    skipped: 0,
    failures: [],
  })
})

it('counts and names a failed check and one that could not run', () => {
  const tasks = [
    { ...lint, status: 'failure' },
    { ...lint, task: 'web:lint', status: 'skipped' },
  ]
  expect(summarizeRun(tasks, [])).toEqual({
    passed: 0,
    failed: 2,
    skipped: 0,
    failures: ['ui:lint', 'web:lint'],
  })
})

it('counts a test runner that failed without a failed test, whatever failed in another', () => {
  const tasks = [{ ...unit, status: 'failure' }]
  const stories = { target: 'test:stories', passed: 1, failed: 2, skipped: 0 }
  expect(summarizeRun(tasks, [ran, stories])).toMatchObject({ passed: 4, failed: 3 })
})

it('does not count the runner beside its failed tests', () => {
  const tasks = [{ ...unit, status: 'failure' }]
  expect(summarizeRun(tasks, [{ ...ran, failed: 2 }])).toMatchObject({ failed: 2 })
})

it('fails a kind of test that ran none, but not one that skipped all', () => {
  expect(summarizeRun([unit], [{ ...ran, passed: 0 }])).toMatchObject({
    failed: 1,
    failures: ['test: no test ran'],
  })
  expect(summarizeRun([unit], [{ ...ran, passed: 0, skipped: 3 }])).toMatchObject({ failed: 0 })
})
