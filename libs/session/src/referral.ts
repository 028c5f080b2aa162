import type { SafeStorage } from '@shuyuan/browser-storage'

/** The visitor's referral code (`msv`), which is sent with logins. */
export interface Referral {
  /** Returns `''` if there is none. */
  getMsv(): string
  /** Stores the `msv` of a page's query string, if it has one. */
  captureMsv(search: string): void
}

/** Creates the referral part of a session; its key is `{prefix}-msv`. */
export function createReferral(local: SafeStorage, prefix: string): Referral {
  const key = `${prefix}-msv`
  return {
    getMsv: () => local.get(key) ?? '',
    captureMsv(search) {
      const msv = new URLSearchParams(search).get('msv')
      if (msv) local.set(key, msv)
    },
  }
}
