const second = 1000
const minute = 60 * second

/** Stale times in ms. */
export const staleTimes = {
  /** Data that administrators change occasionally. */
  settings: 5 * minute,
  /** Lists that grow. */
  lists: minute,
  /**
   * The learner's own data. Short, but long enough for a loader and its view to share one reply.
   */
  personal: 5 * second,
  /** Signed URLs, which are valid for hours. A new one would restart the player. */
  playSources: 60 * minute,
} as const
