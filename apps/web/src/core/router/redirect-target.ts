import { parseUrl } from '@shuyuan/ui'
import { linkOptions } from '@tanstack/react-router'

const siteOnly = 'https://site.invalid'

/** Pages that redirect further. They are not valid targets, as this would loop. */
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
 * Checks a redirect target that came from outside (`redirect`). Returns a path of this site with query and
 * fragment, or the home page for anything else, such as other origins, `//host`, `\\host`, `javascript:` and
 * control characters.
 */
export function safeRedirectTarget(redirect: string | undefined): string {
  if (!redirect?.startsWith('/') || misread.test(redirect)) return '/'
  const url = parseUrl(redirect, siteOnly)
  if (url === null) return '/'
  const { origin, pathname, search, hash } = url
  const path = decoded(pathname)
  if (origin !== siteOnly || misread.test(path) || isDetour(path)) return '/'
  return pathname + search + hash
}

/** Decodes the path like the router. Returns an invalid path if that fails. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return '//'
  }
}

interface RedirectSource {
  pathname: string
  href: string
  search: { redirect?: string }
}

/** Redirect target of a sign-in at this location: its own `redirect` on a detour, else the location. */
export function redirectTargetOf({ pathname, href, search }: RedirectSource): string {
  return safeRedirectTarget(isDetour(pathname) ? search.redirect : href)
}
