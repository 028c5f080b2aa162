const siteOnly = 'https://site.invalid'

/** Pages that only lead elsewhere: returning to one of them would go in circles. */
const detours = new Set(['/login', '/login/callback', '/bind-mobile', '/face-check'])

/**
 * The only judge of a wanted page that came from outside (`redirect`): gives a path of this site with
 * query and fragment, or the home page for anything else, such as other origins, `//host`, `\\host`,
 * `javascript:` and control characters.
 */
export function returnPath(wanted: string | undefined): string {
  if (wanted === undefined || !wanted.startsWith('/')) return '/'
  // Browsers read a backslash as a slash, and skip control characters.
  if (/[\\\u0000-\u001f\u007f]/.test(wanted) || wanted.startsWith('//')) return '/'
  if (!URL.canParse(wanted, siteOnly)) return '/'
  const url = new URL(wanted, siteOnly)
  if (url.origin !== siteOnly || url.pathname.startsWith('//')) return '/'
  if (!isDecodable(url.pathname) || detours.has(url.pathname.replace(/\/+$/, ''))) return '/'
  return url.pathname + url.search + url.hash
}

function isDecodable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).startsWith('//')
  } catch {
    return false
  }
}
