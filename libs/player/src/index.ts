// A video element that keeps the rules of watching. Knows no API, no session, no course.

export { embedUrl } from './embed-url'
export { Player } from './player/player'
export { completePreferences, defaultPreferences } from './player-preferences'
export { resumePosition } from './resume-position'

export type { PlayerLocale, PlayerMessages } from './locales/player-locale'
export type { PlayerFailure, PlayerFailureKind } from './player-failure'
export type { PlayerSource, StreamSource } from './player-source'
export type { PlayerTrack } from './player-track'
export type { PlayerPreferences } from './player-preferences'
export type { PlayerProgress, ProgressCause } from './lesson-position'
export type {
  NeighborLesson,
  PlayerProps,
  PlayerSourceFailure,
  PlayerWatermark,
} from './player/player-props'
export type { PlayerHandle } from './player/use-player-handle'
