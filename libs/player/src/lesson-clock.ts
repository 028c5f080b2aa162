import { createPositionTeller } from './position-teller'
import { createProgressReporter, type ProgressCause } from './progress-reporter'

/** Whom a clock tells; read anew each time. */
export interface ClockListeners {
  onProgress?: (seconds: number, cause: ProgressCause) => void
  onPosition?: (seconds: number) => void
  onWatched?: (from: number, to: number) => void
}

/** Where a learner is in a lesson, told in every way that somebody wants to hear it. */
export interface LessonClock {
  advance(position: number): void
  flush(cause: ProgressCause): void
  jump(position: number): void
  /** @param end the longest that the lesson can be said to last */
  finish(end: number): void
}

/** One clock for the reports to the school, the journal of the device and the parts really played. */
export function createLessonClock(listeners: () => ClockListeners): LessonClock {
  const reporter = createProgressReporter((seconds, cause) =>
    listeners().onProgress?.(seconds, cause),
  )
  const teller = createPositionTeller({
    onPosition: (seconds) => listeners().onPosition?.(seconds),
    onWatched: (from, to) => listeners().onWatched?.(from, to),
  })
  return {
    advance(position) {
      teller.advance(position)
      reporter.advance(position)
    },
    flush(cause) {
      teller.flush()
      reporter.flush(cause)
    },
    jump(position) {
      teller.jump(position)
      reporter.jump(position)
    },
    finish(end) {
      teller.flush()
      reporter.finish(end)
    },
  }
}
