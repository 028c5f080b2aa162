// A lesson video player without dependencies on an API, a session or courses.

export { embedUrl } from './rules/embed-url'
export { Player } from './player/player'
export { decodeText } from './media/decode-text'
export { completePreferences, defaultPreferences } from './rules/player-preferences'
export { resumePosition } from './rules/position/resume-position'

export type { PlayerLocale, PlayerMessages } from './locales/complete-locale'
export type { PlayerFailure, PlayerFailureKind } from './rules/player-failure'
export type { PlayerSource, StreamSource } from './rules/player-source'
export type { PlayerTrack } from './rules/player-track'
export type { CaptionLook } from './rules/caption-look'
export type { PlayerPreferences } from './rules/player-preferences'
export type { PlayerProgress, ProgressCause } from './rules/position/lesson-position'
export type {
  NeighborLesson,
  PlayerProps,
  PlayerSourceFailure,
  PlayerTheater,
  PlayerWatermark,
} from './player/player-props'
export type { PlayerHandle } from './player/use-player-handle'
