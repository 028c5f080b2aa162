import type { NavItem } from '@shuyuan/api'

/**
 * Whether an entry of the navigation is to be highlighted on a page: the page lies at or below the
 * entry’s own path, one of its further paths, or an entry below it. Each parameter that the entry names
 * must be in the page’s query, too. `/` matches only itself.
 *
 * @param page path of the page with its query, as `/courses?cid=1`
 */
export function isActiveNav(item: NavItem, page: string): boolean {
  return findTrail(item, page).match !== null
}

/**
 * The entries to be highlighted: the one that names most of the page’s URL, and those above it. A
 * longer path counts before more parameters: `/courses/free` wins over `/courses?cid=1`, which wins over
 * `/courses`. Of equals the first wins, an entry below another before that one.
 *
 * @param page path of the page with its query, as `/courses?cid=1`
 * @returns ids from the upper level down; empty when no entry is active
 */
export function activeNavTrail(items: readonly NavItem[], page: string): number[] {
  return findBest(items, page).ids
}

/** How much of a page’s URL an entry names. */
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
    .reduce((best, next) => (namesMore(next.match, best.match) ? next : best), none)
}

function findTrail(item: NavItem, page: string): Trail {
  const own = [item.url, ...item.activeRoutes]
    .map((route) => matchOf(route, page))
    .reduce((best, next) => (namesMore(next, best) ? next : best), null)
  const below = findBest(item.children, page)
  if (below.match !== null && !namesMore(own, below.match)) {
    return { ids: [item.id, ...below.ids], match: below.match }
  }
  return own === null ? none : { ids: [item.id], match: own }
}

function namesMore(match: Match | null, than: Match | null): boolean {
  if (match === null || than === null) return match !== null
  if (match.length !== than.length) return match.length > than.length
  return match.parameters > than.parameters
}

function matchOf(route: string, page: string): Match | null {
  // Absolute URLs lead elsewhere; other words are route names of older sites.
  if (!route.startsWith('/') || route.startsWith('//')) return null
  const target = partsOf(route)
  const here = partsOf(page)
  const isCovered =
    here.path === target.path || (target.path !== '/' && here.path.startsWith(`${target.path}/`))
  const parameters = [...target.query]
  if (!isCovered || !parameters.every(([name, value]) => here.query.get(name) === value))
    return null
  return { length: target.path.length, parameters: parameters.length }
}

function partsOf(href: string): { path: string; query: URLSearchParams } {
  const { pathname, searchParams } = new URL(href, 'https://site.invalid')
  return { path: pathname.replace(/\/+$/, '') || '/', query: searchParams }
}
