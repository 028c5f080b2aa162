import type { Session } from '@shuyuan/session'

/**
 * Takes `login_code` and `action` out of the URL, on whatever page they arrive; after a failed login
 * elsewhere `action` alone, as its words are still to be read. Gives the code to exchange: once per code,
 * however often the page is reloaded, else `null`.
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
