/** @import { Tree } from '@nx/devkit' */

/**
 * Adds lines to the written list of a library's exports: values after the last value, types after
 * the last type.
 *
 * @param {Tree} tree
 * @param {string} index path of `src/index.ts`
 * @param {{ module: string, value: string, type: string }} added
 * @throws when one of the names is exported already
 */
export function addExports(tree, index, { module, value, type }) {
  let text = tree.read(index, 'utf-8') ?? ''
  for (const name of [value, type])
    if (new RegExp(`^export [^;]*\\b${name}\\b`, 'm').test(text))
      throw new Error(`${index} exports ${name} already.`)
  text = insertAfterLast(
    text,
    /^export \{[^}]*\} from .*$/gm,
    `export { ${value} } from '${module}'`,
  )
  text = insertAfterLast(
    text,
    /^export type \{[^}]*\} from .*$/gm,
    `export type { ${type} } from '${module}'`,
  )
  tree.write(index, text)
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 * @param {string} line
 */
function insertAfterLast(text, pattern, line) {
  const last = [...text.matchAll(pattern)].at(-1)
  if (last === undefined) return `${text.trimEnd()}\n\n${line}\n`
  const end = last.index + last[0].length
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`
}
