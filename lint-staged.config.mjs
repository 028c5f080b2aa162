// Formats, lints and spell-checks the files of a commit. Everything else is part of `npm test`, because people disable
// hooks that take longer than a few seconds.
const linted = '*.{ts,tsx,mts,mjs}'

const spelling = 'cspell lint --no-progress --no-summary --no-must-find-files'

export default {
  // The list can contain generated files, which ESLint ignores.
  [linted]: ['oxfmt', 'eslint --no-warn-ignored', spelling],
  [`!(${linted})`]: ['oxfmt --no-error-on-unmatched-pattern', spelling],
}
