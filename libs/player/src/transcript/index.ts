// The transcript of a lesson. A separate entry, because pages load it after the player.

export { Transcript } from './transcript'

export type { TranscriptProps } from './transcript'
export type { TranscriptNote } from './transcript-list'
export type { TranscriptSource } from './load-transcript'
export type { TranscriptPlayer } from './use-current-sentence'
