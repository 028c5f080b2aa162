import { readJson } from '@nx/devkit'

/** @import { Tree } from '@nx/devkit' */

const viewTags = ['type:ui', 'type:feature']

/**
 * Finds the library to add a component to.
 *
 * @param {Tree} tree
 * @param {string} project project name, or folder below `libs`
 * @returns {string} its folder, from the root of the workspace
 * @throws when there is no such library, or when its type holds no components
 */
export function findViewLibrary(tree, project) {
  const libraries = tree
    .children('libs')
    .map((folder) => `libs/${folder}`)
    .filter((root) => tree.exists(`${root}/package.json`))
    .map((root) => ({ root, manifest: readJson(tree, `${root}/package.json`) }))
  const views = libraries.filter(({ manifest }) =>
    viewTags.some((tag) => manifest.nx?.tags?.includes(tag)),
  )
  const found = libraries.find(
    ({ root, manifest }) => manifest.name === project || root === `libs/${project}`,
  )
  const choices = `Choose one of: ${views.map(({ manifest }) => manifest.name).join(', ')}.`
  if (found === undefined) throw new Error(`There is no library "${project}". ${choices}`)
  if (!views.includes(found))
    throw new Error(
      `${found.manifest.name} holds no components: its type is neither ui nor feature. ${choices}`,
    )
  return found.root
}
