/** Seconds of position between two `interval` reports. */
const reportInterval = 10

/** Played less than this after a jump, an end is that of the jump; browsers round where they seek to, in seconds. */
const leastPlayed = 0.5

/** Shortest time between two `playing` records, in ms. */
const playingInterval = 1_000

/**
 * Why progress is recorded. `playing` comes once a second at most and is worth keeping on the device;
 * the others are worth reporting to the server as well.
 */
export type ProgressCause = 'playing' | 'interval' | 'pause' | 'seek' | 'hide' | 'leave' | 'ended'

/** The part of a lesson that was played since the last record, and how far that came; in seconds. */
export interface PlayerProgress {
  from: number
  /** Equal to `from` when nothing was played; what a jump skips is in no part. */
  to: number
  /** The whole second reached. */
  seconds: number
  cause: ProgressCause
}

/** Position in a lesson, and the record of what is played of it. */
export interface LessonPosition {
  /** In seconds. */
  current(): number
  /** The furthest position played, in seconds. */
  furthest(): number
  /** The position while playing. */
  advance(position: number): void
  /** Playback goes on from elsewhere; what lies between was not played. */
  jump(position: number): void
  /** Records the position now. */
  record(cause: ProgressCause): void
  /**
   * The recording came to its end. Where a jump led there, nothing is recorded.
   * @param end the longest that the lesson can be said to last
   * @returns whether its last part was played
   */
  finish(end: number): boolean
}

/**
 * Follows the position of a lesson and records what is played of it, every 10 s as a report. A report
 * is never of second 0 and never twice of the same second in a row; the end is rounded up, so that a
 * lesson played through counts as played through.
 *
 * @param start where the learner was: what lies before was played earlier
 */
export function createLessonPosition(
  start: number,
  onProgress: (progress: PlayerProgress) => void,
): LessonPosition {
  let position = 0
  let furthest = start
  /** Where the part begins that is not recorded yet. */
  let from = 0
  let recordedAt = 0
  /** Where the last jump led. */
  let landed = 0
  /** Position of the last report. */
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
      landed = next
      // Not played yet: a record right after the jump must not report the skipped part.
      reported = next
    },
    record,
    finish(end) {
      if (landed > 0 && position - landed < leastPlayed) return false
      reported = position
      emit('ended', Math.ceil(Number.isFinite(end) ? Math.max(position, end) : position))
      return true
    },
  }
}
