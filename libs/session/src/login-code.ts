import type { SafeStorage } from '@shuyuan/browser-storage'

/**
 * The code with which a third-party login returns; its keys carry no product prefix.
 * The code itself lies in local storage, so that a later step (binding a mobile) finds it; a copy
 * per code lies in session storage, so that no code is exchanged twice.
 */
export interface LoginCodes {
  /**
   * Takes the code out of a URL, once per code and tab.
   *
   * @param search query string of the page, with or without `?`
   * @returns the code to exchange now; `null` when the query holds none for a login
   * (`login_code` with `action=login`) or when it was taken before
   */
  takeLoginCode(search: string): string | null
  /** The code still waiting to be used, e.g. with a mobile binding; `null` when there is none. */
  getLoginCode(): string | null
  /** Keeps a code for a later step, such as one that a scan gave. */
  setLoginCode(code: string): void
  /** Forgets the code; the guard against taking it again stays. */
  clearLoginCode(): void
}

const key = 'login_code'

/** Makes the login-code part of a session. */
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
