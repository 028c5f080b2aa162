import type { PlayerProgress } from './lesson-position'
import type { PlayerFailure } from './player-failure'

/** Settings and callbacks of a playback; read again at every event. */
export interface PlaybackOptions {
  /** Second at which the learner was last. */
  startAt?: number
  /** Plays as soon as it can. */
  autoPlay?: boolean
  /** Begins again at its end. */
  loop?: boolean
  /** The lesson was completed before. */
  isFinished?: boolean
  /** Second at which a trial ends. */
  stopAt?: number
  /** `false`: forward jumps and other speeds are forbidden. */
  seekable?: boolean
  /** Length of the lesson as the school states it, which decides when it counts as watched. */
  lessonSeconds?: number
  /** Another tab has the playback lock. */
  isTakenOver?: boolean
  onProgress?: (progress: PlayerProgress) => void
  onPlayingChange?: (isPlaying: boolean) => void
  onEnded?: () => void
  onFailure: (failure: PlayerFailure) => void
  /** A forward jump, or another speed, was asked for where that is forbidden. */
  onRefused: () => void
  /** Playback began at this second instead of 0. */
  onResumed: (seconds: number) => void
  /** A trial came to its end (`true`), or goes on before it (`false`). */
  onTrialChange: (isOver: boolean) => void
}
