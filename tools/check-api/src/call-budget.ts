import type { Clock } from './clock'

const windowMs = 60_000

/**
 * Keeps calls below a number per minute: the returned function resolves when another call may be made.
 * Calls are counted over any 60 seconds, as the window of the server starts at an unknown moment.
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
