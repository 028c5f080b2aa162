// A queue for watch progress and a record of watched parts. The host injects storage and network.

export { createProgressQueue } from './progress-queue'
export { createReplayPositions } from './replay-positions'
export { createWatchedLessons } from './watched-lessons'

export type { ProgressStore } from './journal'
export type { ProgressQueue, ProgressQueueOptions, RefusalMeaning } from './progress-queue'
export type { ReplayPositions } from './replay-positions'
export type { WatchedLessons } from './watched-lessons'
