// Positions on their way to the server, and what was really watched. Knows no React, no API, no
// storage of its own: all of it comes in as ports.

export {
  createProgressQueue,
  type ProgressQueue,
  type ProgressQueueOptions,
  type RefusalMeaning,
} from './progress-queue'
export { createWatchedLessons } from './watched-lessons'
export type { ProgressStore } from './journal'
export type { WatchedLessons } from './watched-lessons'
