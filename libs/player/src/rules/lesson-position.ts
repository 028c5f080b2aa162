/** Seconds of position between two `interval` records. */
const reportInterval = 10

/**
 * If less than this was played after a jump, the jump led to the end, in seconds. Above 0 because browsers
 * round the target of a seek.
 */
const minPlayed = 0.5

/** Minimum time between two `playing` records, in ms. */
const playingInterval = 1_000

/**
 * Why progress is recorded. `playing` occurs at most once a second and is meant for the device. All other
 * causes are meant for the server too.
 */
export type ProgressCause = 'playing' | 'interval' | 'pause' | 'seek' | 'hide' | 'leave' | 'ended'

/** Part of a lesson that was played since the last record. All times are in seconds. */
export interface PlayerProgress {
  from: number
  /** Equal to `from` if nothing was played. Skipped ranges are in no record. */
  to: number
  /** Position as whole seconds. */
  seconds: number
  cause: ProgressCause
}

/** Tracks the position in a lesson and records the played parts. */
export interface LessonPosition {
  /** In seconds. */
  current(): number
  /** The furthest position played, in seconds. */
  furthest(): number
  /** Updates the position while playing. */
  advance(position: number): void
  /** Continues at another position. The range between is not recorded. */
  jump(position: number): void
  /** Records the current position. */
  record(cause: ProgressCause): void
  /**
   * Records the end of the lesson, unless a jump led there.
   * @param end the longest known length of the lesson in seconds
   * @returns false if a jump led to the end
   */
  finish(end: number): boolean
}

/**
 * Creates a tracker that records played parts, with an `interval` record every 10 s. Second 0 is never
 * recorded, nor the same second twice in a row. The end is rounded up so that a fully played lesson counts as
 * completed.
 *
 * @param start last position of the learner. Everything before it was played earlier
 */
export function createLessonPosition(
  start: number,
  onProgress: (progress: PlayerProgress) => void,
): LessonPosition {
  let position = 0
  let furthest = start
  /** Start of the part that is not recorded yet. */
  let from = 0
  let recordedAt = 0
  /** Target of the last jump. */
  let landedAt = 0
  /** Position of the last record other than `playing`. */
  let reported = 0

  function emit(cause: ProgressCause, seconds: number) {
    const part = { from, to: position }
    from = position
    recordedAt = Date.now()
    onProgress({ ...part, seconds, cause })
  }

  function record(cause: ProgressCause) {
    const seconds = Math.floor(position)
    const isNew = seconds !== Math.floor(reported)
    reported = position
    if (isNew) emit(cause, seconds)
    else if (position > from) emit('playing', seconds)
  }

  return {
    current: () => position,
    furthest: () => furthest,
    advance(next) {
      position = next
      furthest = Math.max(furthest, next)
      if (position - reported >= reportInterval) record('interval')
      else if (Math.abs(Date.now() - recordedAt) >= playingInterval) {
        emit('playing', Math.floor(position))
      }
    },
    jump(next) {
      position = next
      from = next
      landedAt = next
      // A record right after the jump must not report the skipped part.
      reported = next
    },
    record,
    finish(end) {
      if (landedAt > 0 && position - landedAt < minPlayed) return false
      reported = position
      emit('ended', Math.ceil(Number.isFinite(end) ? Math.max(position, end) : position))
      return true
    },
  }
}
