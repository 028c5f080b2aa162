import type { SafeStorage } from '@shuyuan/browser-storage'

/** The referral mark (`msv`) that brought the visitor; it is sent along with logins. */
export interface Referral {
  /** `''` when there is none. */
  getMsv(): string
  /** Stores the `msv` of a page’s query string, if it has one. */
  captureMsv(search: string): void
}

/** Makes the referral part of a session; the key is `{prefix}-msv`. */
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
