import type { CSSProperties, ReactNode, Ref } from 'react'
import type { PlayerProgress } from '../lesson-position'
import type { PlayerFailure } from '../player-failure'
import type { PlayerPreferences } from '../player-preferences'
import type { PlayerSource } from '../player-source'
import type { PlayerHandle } from './use-player-handle'

/** A lesson beside this one. */
export interface NeighborLesson {
  title: string
  onGo: () => void
}

/** Text that moves over the video and names the learner; what does not fit is replaced. */
export interface PlayerWatermark {
  text: string
  /** In px. */
  size: number
  /** A CSS color. */
  color: string
  /** 0 to 1. */
  opacity: number
}

/** Why there are no URLs, when asking for them failed. */
export interface PlayerSourceFailure {
  kind: 'forbidden' | 'server' | 'offline' | 'timeout'
  /** Shown as it is; without one the player has words of its own. */
  message: string
}

/** Properties of `Player`. Give it the lesson's id as `key`: a new lesson is a new player. */
export interface PlayerProps {
  /** Name of the lesson. */
  title: string
  /** URL of a single file or playlist, in place of `sources`. */
  src?: string
  /** One per quality, or one embedded frame; empty when there is nothing to play. */
  sources?: readonly PlayerSource[] | null
  /** Controls the video from outside, by the same rules; `null` while there is no video. */
  ref?: Ref<PlayerHandle>
  /** Class of the region, which is as wide as its container. */
  className?: string
  /** Style of the region: a height or an `aspectRatio` in place of 16:9. */
  style?: CSSProperties
  /** Name of the course, for the controls of the lock screen. */
  album?: string
  /** Image for the controls of the lock screen. */
  artwork?: string | null
  poster?: string | null
  /** Second at which the learner was; playback begins there unless the last 5 s have begun. */
  startAt?: number
  /** Plays as soon as it can, where the browser lets it: for a lesson that follows another. */
  autoPlay?: boolean
  /** Begins with or without sound, whatever the preferences say. */
  muted?: boolean
  /** Begins again at its end; `onEnded` is not called then. */
  loop?: boolean
  /** How media, captions and thumbnails of other origins are fetched, as for a video element. */
  crossOrigin?: 'anonymous' | 'use-credentials'
  /** The lesson was completed before: it begins at 0. */
  isFinished?: boolean
  /** Second at which a trial ends. */
  stopAt?: number
  /** Refuses forward jumps and other speeds; going back is allowed. */
  bansSeeking?: boolean
  /** Length of the lesson as the school states it; the end reports at least this second. */
  lessonSeconds?: number
  /** Shown when a trial is over, e.g. a link to buy. */
  trialEnd?: ReactNode
  /**
   * Hosts (`player.bilibili.com`: https on its usual port) or origins (`http://127.0.0.1:4100`) whose
   * frames may be embedded; without it none.
   */
  frameHosts?: readonly string[]
  /** What the learner chose earlier; read once, when the player appears. */
  preferences?: Partial<PlayerPreferences> | null
  onPreferencesChange?: (next: PlayerPreferences) => void
  previous?: NeighborLesson
  /** Where the countdown after the end leads; without it this is the last lesson. */
  next?: NeighborLesson
  watermark?: PlayerWatermark
  /**
   * Another player has the turn: this one stops and is covered by this content. Without it again, it
   * goes on if it was playing.
   */
  takenOver?: ReactNode
  /** Asking for URLs failed: shown where nothing plays. */
  sourceFailure?: PlayerSourceFailure | null
  /** Playback began (`true`), or stopped. */
  onPlayingChange?: (isPlaying: boolean) => void
  /**
   * The lesson was watched: each second while it plays, to be kept on the device, and to be reported to
   * the server every 10 s of position, at a pause, a jump (where it left from), a hidden page, the end
   * and on leaving.
   */
  onProgress?: (progress: PlayerProgress) => void
  /** The lesson, not a trial of it, played to its end; not when a jump led there. */
  onEnded?: () => void
  onTrialOver?: () => void
  onError?: (failure: PlayerFailure) => void
  /**
   * Try again was asked for; fetch fresh URLs, playback goes on at the same second. Return the
   * promise of the new URLs, and the old ones are not tried in the meantime.
   */
  onRetry?: () => void | Promise<unknown>
}
