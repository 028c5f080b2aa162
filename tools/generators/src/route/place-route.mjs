import { layouts, webLayout } from './web-layout.mjs'

/** @import { RouteFile } from './read-routes.mjs' */

/**
 * Paths that match the same URLs are alike, whatever their parameters are called.
 *
 * @param {string[]} segments
 */
const shape = (segments) =>
  segments.map((segment) => (segment.startsWith('$') ? '$' : segment)).join('/')

/**
 * @param {string[]} place
 * @param {string[]} start
 */
const isBelow = (place, start) =>
  place.length > start.length && start.every((name, index) => place[index] === name)

/**
 * Where the file of a new route goes, and how the router names it.
 *
 * @param {{ segments: string[], isGuarded: boolean, routes: RouteFile[] }} input
 * @returns {{ file: string, id: string }}
 * @throws when the path is taken, or when the router would show the new page inside another page
 */
export function placeRoute({ segments, isGuarded, routes }) {
  const path = `/${segments.join('/')}`
  const taken = routes.find((route) => shape(route.segments) === shape(segments))
  if (taken) throw new Error(`${path} exists already: ${taken.file}.`)

  const layout = isGuarded ? layouts.guarded : layouts.open
  const place = [...layout, ...segments]
  for (const route of routes) {
    const hasChildren = routes.some((other) => isBelow(other.place, route.place))
    if (isBelow(place, route.place) && !hasChildren && !isIndex(route.file))
      throw new Error(
        `The router would look for ${path} inside the page of ${route.file}: ` +
          `rename that file to ${route.file.replace(/\.tsx$/, '/index.tsx')} first.`,
      )
  }

  const index = routes.some((route) => isBelow(route.place, place)) ? ['index'] : []
  const [folder = '', ...rest] = [...segments, ...index]
  const name = rest.length > 0 ? `${folder}/${rest.join('.')}` : folder
  return {
    file: `${[webLayout.routes, ...layout, name].join('/')}.tsx`,
    id: `/${place.join('/')}${index.length > 0 ? '/' : ''}`,
  }
}

/** @param {string} file */
const isIndex = (file) => /[/.]index\.tsx$/.test(file)
