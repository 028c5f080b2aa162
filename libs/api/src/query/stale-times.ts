const second = 1000
const minute = 60 * second

/** Milliseconds for which a reply counts as fresh. */
export const staleTimes = {
  /** What administrators change now and then. */
  settings: 5 * minute,
  /** Lists that grow. */
  lists: minute,
  /**
   * What is the learner's own: always asked anew, but a loader and the view behind it share one
   * reply.
   */
  personal: 5 * second,
  /** Signed URLs, which live for hours and would restart the player when they change. */
  playSources: 60 * minute,
} as const
