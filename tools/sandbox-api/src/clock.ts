/** The server's idea of now; tests move it. */
export interface Clock {
  /** Whole epoch seconds. */
  seconds: () => number
}

export const systemClock: Clock = { seconds: () => Math.floor(Date.now() / 1000) }
