// Progress on its way to the server, and the parts that were played. The storage and the network are injected.

export { createProgressQueue } from './progress-queue'
export { createWatchedLessons } from './watched-lessons'

export type { ProgressStore } from './journal'
export type { ProgressQueue, ProgressQueueOptions, RefusalMeaning } from './progress-queue'
export type { WatchedLessons } from './watched-lessons'
