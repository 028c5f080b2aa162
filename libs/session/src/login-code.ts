import type { SafeStorage } from '@shuyuan/browser-storage'

/**
 * Code that a third-party login returns. Its keys have no prefix. The code stays in local storage
 * for later steps (binding a mobile); a copy in session storage prevents exchanging it twice.
 */
export interface LoginCodes {
  /**
   * Takes the code from a URL, once per code and tab.
   *
   * @param search query string of the page, with or without `?`
   * @returns the code to exchange now; `null` if the query has none for a login (`login_code` with
   * `action=login`) or it was taken before
   */
  takeLoginCode(search: string): string | null
  /** Returns the code that a later step still needs, such as binding a mobile, or `null`. */
  getLoginCode(): string | null
  /** Stores a code for a later step, for example one from a scan. */
  setLoginCode(code: string): void
  /** Removes the code. It still cannot be taken again. */
  clearLoginCode(): void
}

const key = 'login_code'

/** Creates the login-code part of a session. */
export function createLoginCodes(local: SafeStorage, perTab: SafeStorage): LoginCodes {
  return {
    takeLoginCode(search) {
      const query = new URLSearchParams(search)
      const code = query.get('login_code')
      if (!code || query.get('action') !== 'login') return null
      const copyKey = `${key}:${code}`
      if (perTab.get(copyKey) !== null) return null
      perTab.set(copyKey, code)
      local.set(key, code)
      return code
    },
    getLoginCode: () => local.get(key),
    setLoginCode: (code) => local.set(key, code),
    clearLoginCode: () => local.remove(key),
  }
}
