import type { PlayerProgress } from './position/lesson-position'
import type { PlayerFailure } from './player-failure'

/** Settings and callbacks of a playback, read at every event. */
export interface PlaybackOptions {
  /** Last position of the learner in seconds. */
  startAt?: number
  /** Second of a link, in seconds. */
  openAt?: number
  /** Furthest second that was watched. */
  watchedUntil?: number
  /** Plays as soon as possible. */
  autoPlay?: boolean
  loop?: boolean
  /** True if the lesson was completed before. */
  isFinished?: boolean
  /** Second at which a trial ends. */
  stopAt?: number
  /** False to forbid forward jumps and speeds other than 1. */
  seekable?: boolean
  /** Stated length of the lesson in seconds, which decides when it counts as completed. */
  lessonSeconds?: number
  /** True while another tab holds the playback lock. */
  isTakenOver?: boolean
  onProgress?: (progress: PlayerProgress) => void
  onPlayingChange?: (isPlaying: boolean) => void
  onEnded?: () => void
  onFailure: (failure: PlayerFailure) => void
  /** Called when a forbidden forward jump or speed was requested. */
  onRefused: () => void
  /** Called when playback started at this second instead of 0. */
  onResumed: (seconds: number) => void
  /** Called with true at the end of a trial, and with false when it is replayed. */
  onTrialChange: (isOver: boolean) => void
}
