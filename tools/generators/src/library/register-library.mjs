/** @import { Tree } from '@nx/devkit' */

/**
 * Replaces text of a file.
 *
 * @param {Tree} tree
 * @param {string} file
 * @param {RegExp} pattern
 * @param {(...match: string[]) => string} replacement
 * @throws when the file is missing or does not have the text, because the library would miss a rule or
 *   its place in the documents without a word
 */
function replaceIn(tree, file, pattern, replacement) {
  const text = tree.read(file, 'utf-8')
  if (text === null || !pattern.test(text))
    throw new Error(
      `${file} does not have the list that the generator adds to (${pattern}): ` +
        'change tools/generators/src/library/register-library.mjs with it.',
    )
  tree.write(file, text.replace(pattern, replacement))
}

/**
 * Adds a library to the lists by which other parts of the repository know it: the lint rule that keeps
 * React out of the core, the table of types and the map of the README.
 *
 * @param {Tree} tree
 * @param {{ name: string, type: string, isView: boolean, description: string }} library
 */
export function registerLibrary(tree, { name, type, isView, description }) {
  if (!isView)
    replaceIn(
      tree,
      'tools/eslint/src/workspace-rules.mjs',
      /('react-free-core': \{[^}]*?libs\/\{)([^}]*)\}/,
      (_, start, names) => `${start}${names},${name}}`,
    )
  replaceIn(
    tree,
    'docs/architecture.md',
    new RegExp(`^(\\| \`type:${type}\`\\s*\\| )([^|]*?)(\\s*\\|)`, 'm'),
    (_, start, names, end) => `${start}${names}, ${name}${end}`,
  )
  replaceIn(
    tree,
    'README.md',
    /(\n(?:libs\/\S+ .*\n)+)/,
    (lines) => `${lines}${`libs/${name}`.padEnd(20)} ${lowerFirst(description)}\n`,
  )
}

/**
 * The first letter small, unless the first word is an abbreviation.
 *
 * @param {string} text
 */
function lowerFirst(text) {
  return /^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
