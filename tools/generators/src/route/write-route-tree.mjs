import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { webLayout } from './web-layout.mjs'

/**
 * Writes the router's list of routes anew, with the settings that the site is built with: the
 * router's plugin writes it when Vite has read its configuration.
 *
 * @param {string} root of the workspace
 * @param {string} id of a route that has to be in the list
 * @throws when the list does not have the route
 */
export async function writeRouteTree(root, id) {
  const app = join(root, webLayout.root)
  await resolveConfig(
    { root: app, configFile: join(app, 'vite.config.ts'), logLevel: 'error' },
    'build',
  )
  if (!readFileSync(join(root, webLayout.routeTree), 'utf8').includes(`'${id}'`))
    throw new Error(`The router's plugin did not write ${id} into ${webLayout.routeTree}.`)
}
