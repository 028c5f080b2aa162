/**
 * Length of a lesson in seconds, `NaN` while it is unknown. Where the browser takes the recording for a
 * live stream, it is the stated length.
 *
 * @param duration of the video element
 * @param lessonSeconds length of the lesson as the school states it
 */
export function lessonLength(duration: number, lessonSeconds = 0): number {
  if (Number.isFinite(duration)) return duration
  return duration === Infinity && lessonSeconds > 0 ? lessonSeconds : NaN
}

type Clock = Pick<HTMLVideoElement, 'ended' | 'duration' | 'currentTime'>

/** Whether a video is at its end. What the browser takes for a live stream ends at its stated length. */
export function hasEnded({ ended, duration, currentTime }: Clock, lessonSeconds?: number): boolean {
  return ended || (duration === Infinity && currentTime >= lessonLength(duration, lessonSeconds))
}
