import { lessonLength } from '../rules/position/lesson-length'
import type { LessonPosition } from '../rules/position/lesson-position'
import type { PlaybackOptions } from '../rules/playback-options'
import { resumePosition } from '../rules/position/resume-position'

/** Seconds at which a playback starts and jumps land. */
interface Landings {
  /** Second to which a jump leads, or null after it was refused. */
  of(target: number): number | null
  first(): number
}

/** Applies the limits of a lesson to its start and to jumps. */
export function createLandings(
  video: HTMLVideoElement,
  position: LessonPosition,
  options: () => PlaybackOptions,
): Landings {
  /** End of the lesson or of its trial, or Infinity while it is unknown. */
  function end(): number {
    const { stopAt = Infinity, lessonSeconds } = options()
    return Math.min(lessonLength(video.duration, lessonSeconds) || Infinity, stopAt)
  }

  function of(target: number): number | null {
    const { seekable = true, onRefused } = options()
    const second = position.landing(target, { seekable, end: end() })
    if (second === null) onRefused()
    return second
  }

  return {
    of,
    first() {
      const { openAt, startAt, stopAt, isFinished } = options()
      // A wrong link leads to the position of the learner, not to the end.
      const linked = openAt !== undefined && openAt < end() ? of(openAt) : null
      return linked ?? resumePosition({ startAt, stopAt, duration: end(), isFinished })
    },
  }
}
