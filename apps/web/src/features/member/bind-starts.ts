import type { DeviceStore } from '@shuyuan/browser-storage'

const key = 'qq-bind'

/** The server forgets a round trip after as long. */
const longestRoundTrip = 600_000

/** Remembers for which member this browser left for a third party to bind an account of it. */
export function bindStarts(store: Pick<DeviceStore, 'get' | 'set'>) {
  return {
    begin: (memberId: number, now: number) => store.set(key, `${memberId} ${now}`),
    /** The member, `null` when none left or the round trip took too long. */
    underWayFor(now: number): number | null {
      const [memberId, begun] = (store.get(key) ?? '').split(' ').map(Number)
      const since = now - (begun ?? Number.NaN)
      return memberId !== undefined && since >= 0 && since <= longestRoundTrip ? memberId : null
    },
    forget: () => store.set(key, null),
  }
}
