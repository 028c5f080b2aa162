import type { AuthStore } from '@shuyuan/session'

const key = 'qq-bind'

/** The server forgets a round trip after as long. */
const longestRoundTrip = 600_000

/** Remembers that this browser left for a third party to bind an account of it. */
export function bindStarts(store: Pick<AuthStore, 'get' | 'set'>) {
  return {
    begin: (now: number) => store.set(key, String(now)),
    isUnderWay(now: number) {
      const since = now - Number(store.get(key) ?? Number.NaN)
      return since >= 0 && since <= longestRoundTrip
    },
    forget: () => store.set(key, null),
  }
}
