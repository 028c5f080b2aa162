import { visitNotIgnoredFiles } from '@nx/devkit'
import { relative } from 'node:path'
import { webLayout } from './web-layout.mjs'

/** @import { Tree } from '@nx/devkit' */

/**
 * @typedef {object} RouteFile
 * @property {string} file from the root of the workspace
 * @property {string[]} place segments with those of layouts (`_main`), without `index`
 * @property {string[]} segments those of the URL
 */

/**
 * The routes that the site has, without layouts that have no path of their own.
 *
 * @param {Tree} tree
 * @returns {RouteFile[]}
 */
export function readRoutes(tree) {
  /** @type {RouteFile[]} */
  const routes = []
  visitNotIgnoredFiles(tree, webLayout.routes, (file) => {
    if (!file.endsWith('.tsx')) return
    const names = relative(webLayout.routes, file)
      .replace(/\.tsx$/, '')
      .split(/[/.]/)
    if (names.at(-1)?.startsWith('_')) return
    const place = names.filter((name) => name !== 'index')
    routes.push({ file, place, segments: place.filter((name) => !name.startsWith('_')) })
  })
  return routes
}
