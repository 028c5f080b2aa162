import { createProgressQueue, type ProgressQueueOptions } from '@shuyuan/watch-progress'

/** The sample of the README, with the TypeScript version of this app. */
export const createTabQueue = (options: ProgressQueueOptions) =>
  createProgressQueue({
    ...options,
    withTabLock: async (work) => navigator.locks.request('progress', work),
  })
