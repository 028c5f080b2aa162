/** Seconds of position between two reports while playing. */
const interval = 10

/** Why a second is told: 10 s were played, or what happened then. */
export type ProgressCause = 'interval' | 'pause' | 'seek' | 'hide' | 'leave' | 'ended'

/** Decides when the position of a lesson is worth telling. */
export interface ProgressReporter {
  /** The position while playing. */
  advance(position: number): void
  /** Tells the last position now. */
  flush(cause: ProgressCause): void
  /** Playback goes on from elsewhere; the jump itself is not told. */
  jump(position: number): void
  /** The recording played to its end, which counts as this second at least. */
  finish(end: number): void
}

/**
 * Reports whole seconds every 10 s of advanced position and when flushed; never 0, never the same
 * second twice in a row. Reaching the end reports the rounded-up length, so that a lesson played
 * through counts as played through.
 */
export function createProgressReporter(
  report: (seconds: number, cause: ProgressCause) => void,
): ProgressReporter {
  let position = 0
  let base = 0
  let told = 0

  function tell(seconds: number, cause: ProgressCause) {
    base = position
    if (seconds <= 0 || seconds === told) return
    told = seconds
    report(seconds, cause)
  }

  return {
    advance(next) {
      position = next
      if (position - base >= interval) tell(Math.floor(position), 'interval')
    },
    flush(cause) {
      tell(Math.floor(position), cause)
    },
    jump(next) {
      position = next
      base = next
      // Not played yet: a flush right after the jump must not count the skipped part as watched.
      told = Math.floor(next)
    },
    finish(end) {
      position = Math.ceil(Number.isFinite(end) ? Math.max(position, end) : position)
      // A jump to the very end has made that second known already, but not told it.
      told = 0
      tell(position, 'ended')
    },
  }
}
