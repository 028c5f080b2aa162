/**
 * Counts the tests of a run. Each check task counts as one test. A test runner that fails without a failed test,
 * because it crashed or missed a coverage threshold, counts as one failure. So does a test task without tests. A flaky
 * test counts as passed.
 *
 * @param {{ task: string, target: string, status: string }[]} tasks
 * @param {{ target: string, tests: { name: string, status: string }[] }[]} results from `testResults`
 * @returns {{ passed: number, failed: number, skipped: number, failures: string[], flaky: string[] }}
 */
export function summarizeRun(tasks, results) {
  const isBroken = ({ status }) => status === 'failure' || status === 'skipped'
  const isTest = ({ target }) => results.some((result) => result.target === target)
  const checks = tasks.filter((task) => !isTest(task))
  const failedChecks = checks.filter(isBroken).length
  const summary = {
    passed: checks.length - failedChecks,
    failed: failedChecks,
    skipped: 0,
    failures: tasks.filter(isBroken).map(({ task }) => task),
    flaky: [],
  }
  for (const { target, tests } of results) {
    const ran = tasks.filter((task) => task.target === target)
    if (ran.length === 0) continue
    const named = (status) => tests.filter((test) => test.status === status).map(({ name }) => name)
    const failed = named('failed')
    const flaky = named('flaky')
    summary.passed += named('passed').length + flaky.length
    summary.failed += failed.length
    summary.skipped += named('skipped').length
    summary.failures.push(...failed)
    summary.flaky.push(...flaky)
    if (tests.length === 0 && !ran.some(isBroken)) summary.failures.push(`${target}: no test ran`)
    if (failed.length === 0 && (ran.some(isBroken) || tests.length === 0)) summary.failed += 1
  }
  return summary
}
