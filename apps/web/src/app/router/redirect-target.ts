import { linkOptions } from '@tanstack/react-router'

const siteOnly = 'https://site.invalid'

/** Pages that only lead elsewhere: returning to one of them would go in circles. */
const detours = linkOptions([
  { to: '/login' },
  { to: '/login/callback' },
  { to: '/bind-mobile' },
  { to: '/face-check' },
  { to: '/error' },
])

function isDetour(path: string): boolean {
  const plain = path.toLowerCase().replace(/\/+$/, '')
  return detours.some(({ to }) => to === plain)
}

/** Browsers read a backslash as a slash, and skip control characters. */
const misread = /^\/\/|[\\\u0000-\u001f\u007f]/

/**
 * The only judge of a redirect target that came from outside (`redirect`): gives a path of this site with
 * query and fragment, or the home page for anything else, such as other origins, `//host`, `\\host`,
 * `javascript:` and control characters.
 */
export function returnPath(wanted: string | undefined): string {
  if (!wanted?.startsWith('/') || misread.test(wanted)) return '/'
  if (!URL.canParse(wanted, siteOnly)) return '/'
  const { origin, pathname, search, hash } = new URL(wanted, siteOnly)
  const path = decoded(pathname)
  if (origin !== siteOnly || misread.test(path) || isDetour(path)) return '/'
  return pathname + search + hash
}

/** What the router will read, or something that is no path when it cannot be read. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return '//'
  }
}

interface Place {
  pathname: string
  href: string
  search: { redirect?: string }
}

/** The page wanted by somebody who signs in here: this one, or the one that it only leads to. */
export function wantedPage({ pathname, href, search }: Place): string {
  return returnPath(isDetour(pathname) ? search.redirect : href)
}
