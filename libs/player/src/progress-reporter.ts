/** Seconds of position between two reports while playing. */
const interval = 10

/** Decides when the position of a lesson is worth telling. */
export interface ProgressReporter {
  /** The position while playing. */
  advance(position: number): void
  /** Tells the last position now: at a pause, a jump, a hidden page, the end of the visit. */
  flush(): void
  /** Playback goes on from elsewhere; the jump itself is not told. */
  jump(position: number): void
  /** The recording played to its end, `duration` seconds long. */
  finish(duration: number): void
}

/**
 * Reports whole seconds every 10 s of advanced position and when flushed; never 0, never the same
 * second twice in a row. Reaching the end reports the rounded-up length, so that a lesson played
 * through counts as played through.
 */
export function createProgressReporter(report: (seconds: number) => void): ProgressReporter {
  let position = 0
  let base = 0
  let told = 0

  function tell(seconds: number) {
    base = position
    if (seconds <= 0 || seconds === told) return
    told = seconds
    report(seconds)
  }

  return {
    advance(next) {
      position = next
      if (position - base >= interval) tell(Math.floor(position))
    },
    flush() {
      tell(Math.floor(position))
    },
    jump(next) {
      position = next
      base = next
      // Not played yet: a flush right after the jump must not count the skipped part as watched.
      told = Math.floor(next)
    },
    finish(duration) {
      position = Number.isFinite(duration) ? Math.max(position, duration) : position
      tell(Math.ceil(position))
    },
  }
}
