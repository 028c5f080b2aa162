/**
 * Length of a lesson in seconds, or `NaN` while it is unknown. If the browser treats the video as a live
 * stream, it is the stated length.
 *
 * @param duration duration of the video element
 * @param lessonSeconds stated length of the lesson
 */
export function lessonLength(duration: number, lessonSeconds = 0): number {
  if (Number.isFinite(duration)) return duration
  return duration === Infinity && lessonSeconds > 0 ? lessonSeconds : NaN
}

type Clock = Pick<HTMLVideoElement, 'ended' | 'duration' | 'currentTime'>

/**
 * Whether a video is at its end. A video that the browser treats as a live stream ends at its stated length.
 */
export function hasEnded({ ended, duration, currentTime }: Clock, lessonSeconds?: number): boolean {
  return ended || (duration === Infinity && currentTime >= lessonLength(duration, lessonSeconds))
}
