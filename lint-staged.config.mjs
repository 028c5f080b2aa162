// What a commit changes, formatted, linted and spelled right. Types, tests and the rest are for npm test: a hook that
// takes longer than a few seconds is switched off.
const linted = '*.{ts,tsx,mts,mjs}'

const spelling = 'cspell lint --no-progress --no-summary --no-must-find-files'

export default {
  // ESLint gets generated files too, which its configuration ignores.
  [linted]: ['oxfmt', 'eslint --no-warn-ignored', spelling],
  [`!(${linted})`]: ['oxfmt --no-error-on-unmatched-pattern', spelling],
}
