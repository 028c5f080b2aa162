/** Seconds of position between two `interval` records. */
const reportInterval = 10

/**
 * How long a part after a jump must be to count as played, in seconds. Above 0 because browsers round the target of
 * a seek, and because a search with the slider plays a moment at each stop.
 */
const minPlayed = 0.5

/** How far a browser may round a seek, in seconds. */
const seekTolerance = 0.5

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

/** Limits of a jump. */
interface JumpLimits {
  /** False to forbid jumps beyond what was watched. */
  seekable: boolean
  /** End of the lesson or of its trial, in seconds. */
  end: number
}

/**
 * Position in a lesson, and the rules that decide what counts as watched:
 *
 * - Only a playing video advances the position. Opening a link and a jump only move it, and a paused video does
 *   neither.
 * - A part counts once half a second of it was played. The skipped range is in no record.
 * - `landing` decides each jump, whatever requests it. Without `seekable`, nothing leads beyond the furthest second
 *   that was watched.
 */
export interface LessonPosition {
  /** In seconds. */
  current(): number
  /** Call it when the video starts and stops to play. */
  setPlaying(isPlaying: boolean): void
  /** Updates the position by the clock of the video. Does nothing unless it plays. */
  advance(position: number): void
  /** Returns the second to which a jump leads, or null if it is forbidden. */
  landing(target: number, limits: JumpLimits): number | null
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
 * @param watchedUntil furthest second that the learner watched earlier
 */
export function createLessonPosition(
  watchedUntil: number,
  onProgress: (progress: PlayerProgress) => void,
): LessonPosition {
  let position = 0
  let furthest = watchedUntil
  let isPlaying = false
  /** Start of the part that is not recorded yet. */
  let from = 0
  let recordedAt = 0
  /** Target of the last jump. */
  let landedAt = 0
  /** Position of the last record other than `playing`. */
  let reported = 0

  const isPlayed = () => landedAt === 0 || position - landedAt >= minPlayed

  function emit(cause: ProgressCause, seconds: number) {
    const part = { from, to: position }
    from = position
    recordedAt = Date.now()
    onProgress({ ...part, seconds, cause })
  }

  function record(cause: ProgressCause) {
    if (!isPlayed()) return
    const seconds = Math.floor(position)
    const isNew = seconds !== Math.floor(reported)
    reported = position
    if (isNew) emit(cause, seconds)
    else if (position > from) emit('playing', seconds)
  }

  return {
    current: () => position,
    setPlaying(next) {
      isPlaying = next
    },
    advance(next) {
      if (!isPlaying) return
      position = next
      furthest = Math.max(furthest, next)
      if (position - reported >= reportInterval) record('interval')
      else if (isPlayed() && Math.abs(Date.now() - recordedAt) >= playingInterval) {
        emit('playing', Math.floor(position))
      }
    },
    landing(target, { seekable, end }) {
      const second = Math.max(0, Math.min(target, end))
      return seekable || second <= furthest + seekTolerance ? second : null
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
      if (!isPlayed()) return false
      reported = position
      emit('ended', Math.ceil(Math.max(position, end)))
      return true
    },
  }
}
