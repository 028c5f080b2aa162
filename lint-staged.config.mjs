// What a commit changes, formatted and linted. Types, tests and the rest are for npm test: a hook that
// takes longer than a few seconds is switched off.
const linted = '*.{ts,tsx,mts,mjs}'

export default {
  // ESLint gets generated files too, which its configuration ignores.
  [linted]: ['prettier --write', 'eslint --no-warn-ignored'],
  [`!(${linted})`]: 'prettier --write --ignore-unknown',
}
