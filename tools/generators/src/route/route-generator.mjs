import { formatFiles, generateFiles, names } from '@nx/devkit'
import { join } from 'node:path'
import { checkName } from '../check-name.mjs'
import { nextSteps } from '../next-steps.mjs'
import { oneLine } from '../one-line.mjs'
import { addSample, sampleValue } from './add-sample.mjs'
import { addSearchSchema } from './add-search-schema.mjs'
import { importPath } from './import-path.mjs'
import { parsePath } from './parse-path.mjs'
import { parseSearch } from './parse-search.mjs'
import { placeRoute } from './place-route.mjs'
import { readRoutes } from './read-routes.mjs'
import { webLayout } from './web-layout.mjs'
import { writeRouteTree } from './write-route-tree.mjs'

/** @import { GeneratorCallback, Tree } from '@nx/devkit' */

/**
 * @typedef {object} RouteOptions
 * @property {string} path as `/teachers/$teacherId`
 * @property {string} [title] heading of the page
 * @property {boolean} [guard] whether the page is for signed-in learners only
 * @property {string} [name] of the page, in kebab case
 * @property {string} [feature] folder of the page, by default named as the page
 * @property {string} [search] query parameters, as `keywords,page:number`
 */

/**
 * Adds a route with its page, story and test to the site.
 *
 * @param {Tree} tree
 * @param {RouteOptions} options
 * @returns {Promise<GeneratorCallback>} writes the list of routes, and prints what is left to do
 */
export async function routeGenerator(tree, { path, title, guard = false, name, feature, search }) {
  const { segments, parameters } = parsePath(path)
  const page = name ?? segments.filter((segment) => !segment.startsWith('$')).join('-')
  checkName(page)
  if (feature !== undefined) checkName(feature)
  const files = filesOf(page, feature ?? page)
  for (const taken of [files.page, files.story])
    if (tree.exists(taken)) throw new Error(`${taken} exists already: choose another --name.`)
  for (const used of [
    webLayout.pageBody,
    webLayout.pageHead,
    webLayout.pageStory,
    webLayout.sitePage,
  ])
    if (!tree.exists(used))
      throw new Error(`${used} is gone: change tools/generators/src/route/web-layout.mjs.`)

  const { file, id } = placeRoute({ segments, isGuarded: guard, routes: readRoutes(tree) })
  const { className, propertyName } = names(page)
  const fields = search ? parseSearch(search) : []
  const schema = `${propertyName}Search`
  const values = {
    page,
    className,
    id,
    path,
    parameters,
    fields,
    schema,
    guard,
    title: JSON.stringify(oneLine(title ?? '未命名页面', 'title')),
    samplePath: path.replaceAll(/\$\w+/g, sampleValue),
    from: importPath,
    files: { ...files, route: file },
    ...webLayout,
  }
  const templates = (/** @type {string} */ folder) => join(import.meta.dirname, folder)
  generateFiles(tree, templates('files-of-page'), join(files.page, '..'), values)
  generateFiles(tree, templates('files-of-route'), join(file, '..'), {
    ...values,
    routeFile: file.slice(file.lastIndexOf('/') + 1),
  })
  addSample(tree, path, parameters)
  if (fields.length > 0) addSearchSchema(tree, { name: schema, path, fields })
  await formatFiles(tree)

  return async () => {
    await writeRouteTree(tree.root, id)
    nextSteps([
      `Give the page its content: ${files.page}, a story for each of its states.`,
      ...(title === undefined ? [`Replace the title in ${files.messages}.`] : []),
      `Say in ${webLayout.roundTrips} what the page asks for, and ask for it in the route's loader.`,
      ...(parameters.length > 0
        ? [`Give ${webLayout.samples} and the story values that the sandbox has.`]
        : []),
      'npx nx run-many -t lint typecheck test -p @shuyuan/web',
    ])
  }
}

/**
 * @param {string} page
 * @param {string} feature
 */
function filesOf(page, feature) {
  const folder = `${webLayout.features}/${feature}`
  return {
    page: `${folder}/${page}-page.tsx`,
    messages: `${folder}/${page}-messages.ts`,
    test: `${folder}/${page}-page.test.tsx`,
    story: `${folder}/${page}-page.stories.tsx`,
  }
}
