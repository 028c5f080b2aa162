/**
 * Finds the lines of a Playwright test list (`--test-list`) that name no test, which Playwright ignores. A renamed
 * test would leave the list silently.
 *
 * @param {string} list one spec file, group or test per line; `#` starts a comment
 * @param {string} folder of the spec files, as it begins the names of the tests
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
