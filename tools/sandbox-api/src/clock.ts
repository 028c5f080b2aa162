export interface Clock {
  /** Current time in whole epoch seconds. */
  seconds: () => number
}

export const systemClock: Clock = { seconds: () => Math.floor(Date.now() / 1000) }
