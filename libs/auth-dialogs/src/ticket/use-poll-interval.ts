import { useRef } from 'react'

const limitMs = 60_000
const slowMs = 10_000

/** Interval between polls. */
export interface Pace {
  /** Milliseconds from the start of one poll to the next. */
  current(): number
  /** Slows down for a minute, the window of the server's rate limit. */
  slowDown(): void
}

/** Returns the polling interval, which is longer while the server limits the rate. */
export function usePollInterval(intervalMs: number): Pace {
  const slowUntil = useRef(0)
  return {
    current: () => (performance.now() < slowUntil.current ? slowMs : intervalMs),
    slowDown() {
      slowUntil.current = performance.now() + limitMs
    },
  }
}
