import type { CSSProperties, ReactNode, Ref } from 'react'
import type { PlayerLocale, PlayerMessages } from '../locales/player-locale'
import type { PlayerProgress } from '../rules/lesson-position'
import type { PlayerFailure } from '../rules/player-failure'
import type { PlayerPreferences } from '../rules/player-preferences'
import type { PlayerSource } from '../rules/player-source'
import type { PlayerTrack } from '../rules/player-track'
import type { PlayerHandle } from './use-player-handle'

/** A lesson beside this one. */
export interface NeighborLesson {
  title: string
  onGo: () => void
}

/** Text that moves over the video and names the learner; what does not fit is replaced. */
export interface PlayerWatermark {
  text: string
  /** In px. @default 14 */
  size?: number | undefined
  /** A CSS color. @default 'red' */
  color?: string | undefined
  /** 0 to 1. @default 1 */
  opacity?: number | undefined
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
  src?: string | undefined
  /** One per quality, or one embedded frame; empty when there is nothing to play. */
  sources?: readonly PlayerSource[] | null | undefined
  /** Controls the video from outside, by the same rules; `null` while there is no video. */
  ref?: Ref<PlayerHandle>
  /** Captions and chapters beside the video, in WebVTT. */
  tracks?: readonly PlayerTrack[] | undefined
  /**
   * URL of a WebVTT file whose cues name the images that the seek bar shows: `sprite.jpg#xywh=0,0,160,90`,
   * or a whole image.
   */
  thumbnails?: string | undefined
  /** Class of the region, which is as wide as its container. */
  className?: string | undefined
  /** Style of the region: a height or an `aspectRatio` in place of 16:9. */
  style?: CSSProperties | undefined
  /** Language of the player, as `en` of `/locales/en`. @default Chinese */
  locale?: PlayerLocale | undefined
  /** Texts that replace single ones of the language. */
  messages?: Partial<PlayerMessages> | undefined
  /** Name of the course, for the controls of the lock screen. */
  album?: string | undefined
  /** Image for the controls of the lock screen. */
  artwork?: string | null | undefined
  poster?: string | null | undefined
  /** Second at which the learner was; playback begins there unless the last 5 s have begun. */
  startAt?: number | undefined
  /** Plays as soon as it can, where the browser lets it: for a lesson that follows another. */
  autoPlay?: boolean | undefined
  /** Begins with or without sound, whatever the preferences say. */
  muted?: boolean | undefined
  /** Begins again at its end; `onEnded` is not called then. */
  loop?: boolean | undefined
  /** How media, captions and thumbnails of other origins are fetched, as for a video element. */
  crossOrigin?: 'anonymous' | 'use-credentials' | undefined
  /** The lesson was completed before: it begins at 0. */
  isFinished?: boolean | undefined
  /** Second at which a trial ends. */
  stopAt?: number | undefined
  /** `false` refuses forward jumps and other speeds; going back is allowed. @default true */
  seekable?: boolean | undefined
  /** Length of the lesson as the school states it; the end reports at least this second. */
  lessonSeconds?: number | undefined
  /** Shown when a trial is over, e.g. a link to buy. */
  trialEnd?: ReactNode
  /**
   * Hosts (`player.bilibili.com`: https on its usual port) or origins (`http://127.0.0.1:4100`) whose
   * frames may be embedded; without it none.
   */
  frameHosts?: readonly string[] | undefined
  /** What the learner chose earlier; read once, when the player appears. */
  preferences?: Partial<PlayerPreferences> | null | undefined
  onPreferencesChange?: ((next: PlayerPreferences) => void) | undefined
  previous?: NeighborLesson | undefined
  /** Where the countdown after the end leads; without it this is the last lesson. */
  next?: NeighborLesson | undefined
  watermark?: PlayerWatermark | undefined
  /**
   * Another player has the turn: this one stops and is covered by this content. Without it again, it
   * goes on if it was playing.
   */
  takenOver?: ReactNode
  /** Asking for URLs failed: shown where nothing plays. */
  sourceFailure?: PlayerSourceFailure | null | undefined
  /** Playback began (`true`), or stopped. */
  onPlayingChange?: ((isPlaying: boolean) => void) | undefined
  /**
   * The lesson was watched: each second while it plays, to be kept on the device, and to be reported to
   * the server every 10 s of position, at a pause, a jump (where it left from), a hidden page, the end
   * and on leaving.
   */
  onProgress?: ((progress: PlayerProgress) => void) | undefined
  /** The lesson, not a trial of it, played to its end; not when a jump led there. */
  onEnded?: (() => void) | undefined
  onTrialOver?: (() => void) | undefined
  onError?: ((failure: PlayerFailure) => void) | undefined
  /**
   * Try again was asked for; fetch fresh URLs, playback goes on at the same second. Return the
   * promise of the new URLs, and the old ones are not tried in the meantime.
   */
  onRetry?: (() => void | Promise<unknown>) | undefined
}
