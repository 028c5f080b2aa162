import type { Session } from '@shuyuan/session'

/**
 * Removes `login_code` and `action` from the URL of any page. Keeps `login_err_msg` of a failed login, which
 * the page still displays. Returns each code only once, even if the page is reloaded, else `null`.
 */
export function takeLoginCode(session: Session): string | null {
  const url = new URL(window.location.href)
  const code = session.takeLoginCode(url.search)
  const { searchParams } = url
  const isReturn = searchParams.has('login_code') || searchParams.has('login_err_msg')
  if (isReturn && searchParams.get('action') === 'login') {
    searchParams.delete('login_code')
    searchParams.delete('action')
    window.history.replaceState(window.history.state, '', url)
  }
  return code
}
