import type { Session } from '@shuyuan/session'

/**
 * Takes `login_code` and `action` out of the address, on whatever page they arrive. Gives the code to
 * exchange: once per code, however often the page is reloaded, else `null`.
 */
export function takeLoginCode(session: Session): string | null {
  const url = new URL(window.location.href)
  const code = session.takeLoginCode(url.search)
  if (url.searchParams.has('login_code') && url.searchParams.get('action') === 'login') {
    url.searchParams.delete('login_code')
    url.searchParams.delete('action')
    window.history.replaceState(window.history.state, '', url)
  }
  return code
}
