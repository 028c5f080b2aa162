/**
 * Finds the lines of a Playwright test list (`--test-list`) that match no test. Playwright ignores them, so it would no
 * longer run a renamed test.
 *
 * @param {string} list one spec file, group or test per line; `#` starts a comment
 * @param {string} folder folder of the spec files, with which the names of the tests begin
 * @param {{ name: string }[]} tests from `testResults`
 * @returns {string[]}
 */
export function unmatchedLines(list, folder, tests) {
  const names = tests.map(({ name }) => name)
  return list
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .filter((line) => {
      const title = `${folder}/${line}`
      return !names.some((name) => name === title || name.startsWith(`${title} › `))
    })
}
