import { webLayout } from './web-layout.mjs'

/** @import { Tree } from '@nx/devkit' */

/** Value that samples of parameters begin with. */
export const sampleValue = '1'

/**
 * Gives the browser tests a value for each parameter of a path.
 *
 * @param {Tree} tree
 * @param {string} path
 * @param {string[]} parameters
 */
export function addSample(tree, path, parameters) {
  if (parameters.length === 0) return
  const file = webLayout.samples
  const text = tree.read(file, 'utf-8') ?? ''
  const list = /(\nconst samples\b[^\n]*\{\n)([\s\S]*?)(\n\}\n)/
  if (!list.test(text))
    throw new Error(
      `${file} has no list of samples: change tools/generators/src/route/add-sample.mjs with it.`,
    )
  const values = parameters.map((name) => `${name}: '${sampleValue}'`).join(', ')
  tree.write(
    file,
    text.replace(
      list,
      (_, start, lines, end) => `${start}${lines}\n  '${path}': { ${values} },${end}`,
    ),
  )
}
