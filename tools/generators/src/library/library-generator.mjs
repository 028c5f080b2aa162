import { formatFiles, generateFiles, names, readJson } from '@nx/devkit'
import { join } from 'node:path'
import { checkName } from '../check-name.mjs'
import { writeComponent } from '../component/write-component.mjs'
import { nextSteps } from '../next-steps.mjs'
import { oneLine } from '../one-line.mjs'
import { libraryTypes } from './library-types.mjs'
import { registerLibrary } from './register-library.mjs'

/** @import { GeneratorCallback, Tree } from '@nx/devkit' */
/** @import { LibraryType } from './library-types.mjs' */

/**
 * @typedef {object} LibraryOptions
 * @property {string} name in kebab case
 * @property {LibraryType} type
 * @property {string} description one sentence
 */

/**
 * Creates a publishable library with one export.
 *
 * @param {Tree} tree
 * @param {LibraryOptions} options
 * @returns {Promise<GeneratorCallback>} prints what is left to do
 */
export async function libraryGenerator(tree, { name, type, description: text }) {
  checkName(name)
  const root = `libs/${name}`
  if (tree.exists(root)) throw new Error(`${root} exists already: choose another name.`)
  if (!Object.hasOwn(libraryTypes, type))
    throw new Error(`"${type}" is no type of library: ${Object.keys(libraryTypes).join(', ')}.`)
  const description = oneLine(text, 'description')
  const { isView, environment, neverKnows } = libraryTypes[type]
  const { className, propertyName } = names(name)
  const ui = readJson(tree, 'libs/ui/package.json')
  const values = {
    name,
    type,
    description,
    isView,
    environment,
    neverKnows,
    className,
    exported: isView ? className : propertyName,
    uiVersion: ui.version,
    peers: ui.peerDependencies,
    nodeVersion: ui.engines.node,
  }
  const templates = (/** @type {string} */ folder) => join(import.meta.dirname, folder)
  generateFiles(tree, templates('files'), root, values)
  tree.write(`${root}/LICENSE`, tree.read('LICENSE', 'utf-8') ?? '')
  if (isView) {
    generateFiles(tree, templates('files-of-views'), root, values)
    writeComponent(tree, { root, name, description })
  } else generateFiles(tree, templates('files-of-functions'), root, values)
  registerLibrary(tree, { name, type, isView, description })
  await formatFiles(tree)
  return () =>
    nextSteps([
      'npm install   links the library and writes it into package-lock.json.',
      `npx nx run-many -t lint typecheck test build test:package -p @shuyuan/${name}`,
      'npm run build && npm run api   writes the report of what it exports.',
      `npx changeset   announces it: minor for @shuyuan/${name}.`,
      'Name it as a dependency in the package.json of each project that imports it.',
    ])
}
