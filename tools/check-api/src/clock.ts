/** Time as the tool uses it; tests bring their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number
  wait: (ms: number) => Promise<void>
}

/** The clock of this computer. */
export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}
