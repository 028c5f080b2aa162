/** A lesson starts at 0 if the last position is closer to the end than this, in seconds. */
const lastSeconds = 5

interface ResumeOptions {
  /** Last position of the learner in seconds. */
  startAt: number | undefined
  /** Length of the video in seconds, or `NaN` while unknown. */
  duration: number
  /** End of the trial, in seconds. */
  stopAt: number | undefined
  /** True if the lesson was completed before. */
  isFinished?: boolean
}

/**
 * Returns the second at which playback starts: the last position of the learner, or 0 if that is within the
 * last 5 s or the lesson is finished.
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
