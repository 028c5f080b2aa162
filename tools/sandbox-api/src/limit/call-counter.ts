import type { Clock } from '../clock'

const windowSeconds = 60

export interface CallCounter {
  /**
   * Counts a call and returns how many are left in the window, or null if the limit was reached.
   * The window ends 60 s after its first call. A refused call does not count or extend it.
   */
  take: (clientIp: string, limit: number) => number | null
  clear: () => void
}

export function createCallCounter(clock: Clock): CallCounter {
  const windows = new Map<string, { until: number; calls: number }>()
  return {
    take(clientIp, limit) {
      const now = clock.seconds()
      const known = windows.get(clientIp)
      const current = known && known.until > now ? known : { until: now + windowSeconds, calls: 0 }
      windows.set(clientIp, current)
      if (current.calls >= limit) return null
      current.calls += 1
      return limit - current.calls
    },
    clear: () => windows.clear(),
  }
}
