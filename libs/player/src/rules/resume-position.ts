/** Nearer to the end than this, a lesson starts anew. */
const lastSeconds = 5

interface ResumeOptions {
  /** Where the learner was, in seconds. */
  startAt: number | undefined
  /** Length of the recording; `NaN` when not known yet. */
  duration: number
  /** End of the trial, in seconds. */
  stopAt: number | undefined
  /** The lesson was completed before. */
  isFinished?: boolean
}

/**
 * The second at which playback begins: where the learner was, but never within the last 5 s; a
 * finished lesson begins anew.
 */
export function resumePosition({
  startAt,
  duration,
  stopAt,
  isFinished = false,
}: ResumeOptions): number {
  if (isFinished || startAt === undefined || !Number.isFinite(startAt) || startAt <= 0) return 0
  const end = Math.min(Number.isFinite(duration) ? duration : Infinity, stopAt ?? Infinity)
  return startAt > end - lastSeconds ? 0 : startAt
}
