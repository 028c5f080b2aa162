// A video element that keeps the rules of watching. Knows no API, no session, no course.

export { embedAddress } from './embed-address'
export { Player } from './player/player'
export { resumePosition } from './resume-position'

export type { PlayerFailure, PlayerFailureKind } from './player-failure'
export type { PlayerSource, StreamSource } from './player-source'
export type { PlayerProps } from './player/player'
