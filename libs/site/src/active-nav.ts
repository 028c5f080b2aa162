import type { NavItem } from '@shuyuan/api'

/**
 * Whether a navigation entry is active on a page. The page must be at or below the entry's own
 * path, one of its other paths, or a child entry. Each query parameter of the entry must also be in
 * the page's query. `/` matches only itself.
 *
 * @param page path of the page with its query, such as `/courses?cid=1`
 */
export function isActiveNav(item: NavItem, page: string): boolean {
  return findTrail(item, page).match !== null
}

/**
 * Finds the most specific active entry and its ancestors. A longer path wins over more parameters:
 * `/courses/free` wins over `/courses?cid=1`, which wins over `/courses`. Among equals the first
 * wins, and a child wins over its parent.
 *
 * @param page path of the page with its query, such as `/courses?cid=1`
 * @returns IDs from the top level down; empty if no entry is active
 */
export function activeNavPath(items: readonly NavItem[], page: string): number[] {
  return findBest(items, page).ids
}

/** How specific a matching entry is. */
interface Match {
  length: number
  parameters: number
}

interface Trail {
  ids: number[]
  match: Match | null
}

const none: Trail = { ids: [], match: null }

function findBest(items: readonly NavItem[], page: string): Trail {
  return items
    .map((item) => findTrail(item, page))
    .reduce((best, next) => (isMoreSpecific(next.match, best.match) ? next : best), none)
}

function findTrail(item: NavItem, page: string): Trail {
  const own = [item.url, ...item.activeRoutes]
    .map((route) => matchRoute(route, page))
    .reduce((best, next) => (isMoreSpecific(next, best) ? next : best), null)
  const below = findBest(item.children, page)
  if (below.match !== null && !isMoreSpecific(own, below.match)) {
    return { ids: [item.id, ...below.ids], match: below.match }
  }
  return own === null ? none : { ids: [item.id], match: own }
}

function isMoreSpecific(match: Match | null, than: Match | null): boolean {
  if (match === null || than === null) return match !== null
  if (match.length !== than.length) return match.length > than.length
  return match.parameters > than.parameters
}

function matchRoute(route: string, page: string): Match | null {
  // Absolute URLs lead to other sites. Other words are route names of older sites.
  if (!route.startsWith('/') || route.startsWith('//')) return null
  const target = parseHref(route)
  const here = parseHref(page)
  const isCovered =
    here.path === target.path || (target.path !== '/' && here.path.startsWith(`${target.path}/`))
  const parameters = [...target.query]
  if (!isCovered || !parameters.every(([name, value]) => here.query.get(name) === value))
    return null
  return { length: target.path.length, parameters: parameters.length }
}

function parseHref(href: string): { path: string; query: URLSearchParams } {
  const { pathname, searchParams } = new URL(href, 'https://site.invalid')
  return { path: pathname.replace(/\/+$/, '') || '/', query: searchParams }
}
