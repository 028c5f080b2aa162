import type { NavItem } from '@shuyuan/api'

/**
 * Whether an entry of the navigation is to be highlighted on a page: the page lies at or below the
 * entry’s own address, one of its further paths, or an entry below it. `/` stands for itself only.
 *
 * @param pathname path of the page, without query
 */
export function isActiveNav(item: NavItem, pathname: string): boolean {
  return matchLength(item, pathname) > 0
}

/**
 * The one entry to be highlighted: of all active ones the one that names the longest path, of
 * equals the first. `/courses/free` thus wins over `/courses`.
 *
 * @returns the id of an entry of the given (upper) level; `null` when none is active
 */
export function activeNavId(items: readonly NavItem[], pathname: string): number | null {
  let best: { id: number | null; length: number } = { id: null, length: 0 }
  for (const item of items) {
    const length = matchLength(item, pathname)
    if (length > best.length) best = { id: item.id, length }
  }
  return best.id
}

/** Length of the longest path of an entry that the page lies at or below; 0 for none. */
function matchLength(item: NavItem, pathname: string): number {
  const page = trimmed(pathname)
  const own = [item.url, ...item.activeRoutes].map((route) =>
    coversPage(route, page) ? pathOf(route).length : 0,
  )
  const below = item.children.map((child) => matchLength(child, pathname))
  return Math.max(0, ...own, ...below)
}

function coversPage(route: string, page: string): boolean {
  // Absolute addresses lead elsewhere; other words are route names of older sites.
  if (!route.startsWith('/') || route.startsWith('//')) return false
  const path = pathOf(route)
  return page === path || (path !== '/' && page.startsWith(`${path}/`))
}

function pathOf(route: string): string {
  return trimmed(route.replace(/[?#].*$/, ''))
}

function trimmed(path: string): string {
  return path.replace(/\/+$/, '') || '/'
}
