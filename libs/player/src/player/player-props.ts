import type { CSSProperties, ReactNode, Ref } from 'react'
import type { PlayerProgress } from '../rules/position/lesson-position'
import type { PlayerFailure } from '../rules/player-failure'
import type { PlayerPreferences } from '../rules/player-preferences'
import type { PlayerSource } from '../rules/player-source'
import type { PlayerTrack } from '../rules/player-track'
import type { PlayerHandle } from './use-player-handle'
import type { PlayerLocale, PlayerMessages } from '../locales/complete-locale'

/** Previous or next lesson. */
export interface NeighborLesson {
  title: string
  onSelect: () => void
}

/** Wide layout of the host's page, for example with the video above the other columns. */
export interface PlayerTheater {
  isOn: boolean
  onToggle: () => void
}

/** Text that moves over the video and identifies the learner. Invalid values fall back to the defaults. */
export interface PlayerWatermark {
  text: string
  /** In px. @default 14 */
  size?: number | undefined
  /** A CSS color. @default 'red' */
  color?: string | undefined
  /** 0 to 1. @default 1 */
  opacity?: number | undefined
}

/** Why the host could not fetch the sources. */
export interface PlayerSourceFailure {
  kind: 'forbidden' | 'server' | 'offline' | 'timeout'
  /** Shown unchanged. If it is empty, the player shows its text for `kind`. */
  message: string
}

/** Pass the lesson's id as `key` too: each lesson needs its own player. */
export interface PlayerProps {
  /** Title of the lesson. */
  title: string
  /** URL of a single file or playlist. Ignored if `sources` is set. */
  src?: string | undefined
  /** One stream per quality, or one embedded frame. Empty if there is nothing to play. */
  sources?: readonly PlayerSource[] | null | undefined
  /** Controls the video within the same limits. `null` while there is no video. */
  ref?: Ref<PlayerHandle>
  /** Captions and chapters in WebVTT. */
  tracks?: readonly PlayerTrack[] | undefined
  /**
   * URL of a WebVTT file with images for the seek bar. A cue is `sprite.jpg#xywh=0,0,160,90` or the URL of a
   * whole image.
   */
  thumbnails?: string | undefined
  /** Class of the region, which is as wide as its container. */
  className?: string | undefined
  /** Style of the region. A height or `aspectRatio` replaces 16:9. */
  style?: CSSProperties | undefined
  /** Language, such as `en` from `/locales/en`. @default Chinese */
  locale?: PlayerLocale | undefined
  /** Replaces single texts of `locale`. */
  messages?: Partial<PlayerMessages> | undefined
  /** Course title for the system's media controls. */
  album?: string | undefined
  /** URL of an image for the system's media controls. */
  artwork?: string | null | undefined
  /** URL of the image before playback. */
  poster?: string | null | undefined
  /** Last position in seconds. Playback starts there, unless it is within the last 5 s. */
  startAt?: number | undefined
  /**
   * Second of a link that opens the lesson. Playback starts there instead of `startAt`. It is ignored at the end of
   * the lesson, and beyond `watchedUntil` if `seekable` is false.
   */
  openAt?: number | undefined
  /** Furthest second that the learner has watched, `Infinity` for the whole lesson. @default `startAt` */
  watchedUntil?: number | undefined
  /** Plays as soon as possible if the browser allows it. Use it when one lesson follows another. */
  autoPlay?: boolean | undefined
  /** Overrides `preferences.isMuted`. */
  muted?: boolean | undefined
  /** Restarts at the end, without calling `onEnded`. */
  loop?: boolean | undefined
  /** CORS mode of media, captions and thumbnails, as on a video element. */
  crossOrigin?: 'anonymous' | 'use-credentials' | undefined
  /** True if the lesson was completed before. It then starts at 0. */
  isFinished?: boolean | undefined
  /** Second at which a trial ends. */
  stopAt?: number | undefined
  /**
   * Pass false to forbid jumps beyond what was watched, and speeds other than 1. Jumps back are allowed.
   * @default true
   */
  seekable?: boolean | undefined
  /** Stated length of the lesson in seconds. The end reports at least this second. */
  lessonSeconds?: number | undefined
  /** Shown at the end of a trial, e.g. a purchase link. */
  trialEnd?: ReactNode
  /**
   * Hosts (`player.bilibili.com`, meaning https on the default port) or origins (`http://127.0.0.1:4100`)
   * whose frames may be embedded. @default none
   */
  frameHosts?: readonly string[] | undefined
  /** Stored preferences, read only on mount. */
  preferences?: Partial<PlayerPreferences> | null | undefined
  /** Saves the preferences of the learner. */
  onPreferencesChange?: ((next: PlayerPreferences) => void) | undefined
  /** The lesson before this one. */
  previous?: NeighborLesson | undefined
  /** The lesson that the countdown at the end opens. Omit it for the last lesson. */
  next?: NeighborLesson | undefined
  /** Adds a button and the key T for the host's wide layout. Omit it if there is none. */
  theater?: PlayerTheater | undefined
  /** Called by the key N, for a note about the current position. Omit it if the host has no notes. */
  onNote?: (() => void) | undefined
  /** Text that moves over the video. */
  watermark?: PlayerWatermark | undefined
  /**
   * Pauses the player and covers it with this content, while another tab holds the playback lock. When it is
   * unset, playback resumes if it was playing.
   */
  takenOver?: ReactNode
  /** Set it if the sources could not be fetched. Shown while nothing can be played. */
  sourceFailure?: PlayerSourceFailure | null | undefined
  /** Called with the labels of the captions when they are known, and when they change. */
  onCaptionsChange?: ((labels: readonly string[]) => void) | undefined
  /** Called with true when playback starts, and with false when it stops. */
  onPlayingChange?: ((isPlaying: boolean) => void) | undefined
  /**
   * Called every second while the lesson plays (cause `playing`, meant for the device). Calls with other
   * causes are meant for the server: every 10 s of position, on pause, before a jump, when the page is
   * hidden, at the end and on unmount.
   */
  onProgress?: ((progress: PlayerProgress) => void) | undefined
  /** Called when the whole lesson was played to its end, not by a jump and not in a trial. */
  onEnded?: (() => void) | undefined
  /** Called at the end of a trial. */
  onTrialOver?: (() => void) | undefined
  /** Called when nothing plays. */
  onError?: ((failure: PlayerFailure) => void) | undefined
  /**
   * Called to fetch fresh URLs. Playback continues at the same second. Return a promise to keep the player
   * from retrying the old URLs in the meantime.
   */
  onRetry?: (() => void | Promise<unknown>) | undefined
}
