import { useRef } from 'react'

const limitMs = 60_000
const slowMs = 10_000

/** How fast questions follow each other. */
export interface Pace {
  /** Milliseconds from the beginning of one question to the next. */
  current(): number
  /** A question met too many calls: for the minute of such a limit few are put. */
  slowDown(): void
}

/** The pace of questions, which gives way while the server refuses them for too many calls. */
export function usePace(intervalMs: number): Pace {
  const slowUntil = useRef(0)
  return {
    current: () =>
      performance.now() < slowUntil.current ? Math.max(slowMs, intervalMs) : intervalMs,
    slowDown() {
      slowUntil.current = performance.now() + limitMs
    },
  }
}
