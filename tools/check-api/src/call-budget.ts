import type { Clock } from './clock'

const windowMs = 60_000

/**
 * Limits calls per minute. The returned function resolves when the next call may be made. It counts
 * over any 60 seconds, because the start of the server's window is unknown.
 */
export function createCallBudget(callsPerMinute: number, clock: Clock): () => Promise<void> {
  const made: number[] = []
  return async () => {
    const [first] = made
    if (first !== undefined && made.length >= callsPerMinute) {
      const left = first + windowMs - clock.now()
      if (left > 0) await clock.wait(left)
      made.shift()
    }
    made.push(clock.now())
  }
}
