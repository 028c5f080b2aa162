import { names, readJson } from '@nx/devkit'
import { format } from 'oxfmt'
import { checkName } from '../check-name.mjs'
import { nextSteps } from '../next-steps.mjs'
import { oneLine } from '../one-line.mjs'
import { findViewLibrary } from './find-view-library.mjs'
import { writeComponent } from './write-component.mjs'

/** @import { GeneratorCallback, Tree } from '@nx/devkit' */

/**
 * @typedef {object} ComponentOptions
 * @property {string} project project name of the library, or its folder below `libs`
 * @property {string} name in kebab case
 * @property {string} [description] one sentence
 */

/**
 * Adds a component with its story and test to a library.
 *
 * @param {Tree} tree
 * @param {ComponentOptions} options
 * @returns {Promise<GeneratorCallback>} prints what is left to do
 */
export async function componentGenerator(tree, { project, name, description }) {
  checkName(name)
  const root = findViewLibrary(tree, project)
  writeComponent(tree, {
    root,
    name,
    description: oneLine(description ?? words(name), 'description'),
  })
  await formatChanges(tree)
  const { className } = names(name)
  return () =>
    nextSteps([
      `Give ${className} its content: ${root}/src/${name}/${name}.tsx, a story for each of its states.`,
      'npm run api   writes the library’s exports into its API report.',
      `npx changeset   announces \`${className}\` to hosts.`,
    ])
}

/** @param {Tree} tree */
async function formatChanges(tree) {
  const style = readJson(tree, '.oxfmtrc.json')
  for (const { path, content } of tree.listChanges()) {
    const { code } = await format(path, String(content), style)
    tree.write(path, code)
  }
}

/**
 * `course-card` as "Course card".
 *
 * @param {string} name
 */
function words(name) {
  const text = name.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
