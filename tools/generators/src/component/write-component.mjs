import { generateFiles, names, readJson } from '@nx/devkit'
import { basename, join } from 'node:path'
import { addExports } from './add-exports.mjs'

/** @import { Tree } from '@nx/devkit' */

/**
 * Writes a component with its story and test into a library, and exports it.
 *
 * @param {Tree} tree
 * @param {{ root: string, name: string, description: string }} component `root`: folder of the library
 */
export function writeComponent(tree, { root, name, description }) {
  const folder = `${root}/src/${name}`
  if (tree.exists(folder)) throw new Error(`${folder} exists already: choose another name.`)
  const manifest = readJson(tree, `${root}/package.json`)
  const isUi = manifest.name === '@shuyuan/ui'
  if (!isUi && manifest.dependencies?.['@shuyuan/ui'] === undefined)
    throw new Error(`${manifest.name} needs @shuyuan/ui, which has the tokens, as a dependency.`)
  const { className } = names(name)
  addExports(tree, `${root}/src/index.ts`, {
    module: `./${name}/${name}`,
    value: className,
    type: `${className}Props`,
  })
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, {
    name,
    className,
    description,
    isUi,
    library: basename(root),
  })
}
