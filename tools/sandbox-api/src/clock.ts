/** Time of the server, which tests change. */
export interface Clock {
  /** Whole seconds since 1970. */
  seconds: () => number
}

export const systemClock: Clock = { seconds: () => Math.floor(Date.now() / 1000) }
