/**
 * Counts a run: each test, and each task of a check as one. A test runner that failed without a failed test
 * (it crashed, say, or a floor of coverage was missed) is one failure itself, and so is one that ran no test.
 *
 * @param {{ task: string, target: string, status: string }[]} tasks from `runTargets`
 * @param {{ target: string, passed: number, failed: number, skipped: number }[]} results from `testResults`
 * @returns {{ passed: number, failed: number, skipped: number, failures: string[] }} `failures` in words
 */
export function summarizeRun(tasks, results) {
  const broken = tasks.filter(({ status }) => status === 'failure' || status === 'skipped')
  const failures = broken.map(({ task }) => task)
  const isTest = ({ target }) => results.some((result) => result.target === target)
  const checks = tasks.filter((task) => !isTest(task))
  const failedChecks = broken.filter((task) => !isTest(task)).length
  const sum = { passed: checks.length - failedChecks, failed: failedChecks, skipped: 0 }
  for (const { target, passed, failed, skipped } of results) {
    sum.passed += passed
    sum.failed += failed
    sum.skipped += skipped
    const isBroken = broken.some((task) => task.target === target)
    // Images of another browser or font are skipped: nothing can be compared, which their report says.
    const ranNothing = !isBroken && passed + failed + skipped === 0
    if (ranNothing) failures.push(`${target}: no test ran`)
    if ((isBroken && failed === 0) || ranNothing) sum.failed += 1
  }
  return { ...sum, failures }
}
