import { type ProgressStore, readRecord } from './journal'

/**
 * Last positions of a learner in completed lessons. The server no longer
 * updates these lessons, so the positions are only on the device.
 */
export interface ReplayPositions {
  /** Last second of a lesson, or 0. */
  get(lessonId: number): number
  set(lessonId: number, seconds: number): void
  /** Removes the position of a lesson that was watched to its end again. */
  forget(lessonId: number): void
}

/** Maximum number of lessons per learner. Positions stored longest ago are removed. */
const maxLessons = 200

/** Creates a learner’s positions in completed lessons. Unreadable values are ignored. */
export function createReplayPositions(
  store: ProgressStore,
  learner: string,
  now: () => number = Date.now,
): ReplayPositions {
  const start = `replay-${learner}-`

  function read(key: string) {
    const { seconds, at } = readRecord(store.get(key))
    return {
      seconds: typeof seconds === 'number' && seconds > 0 ? seconds : 0,
      at: typeof at === 'number' ? at : 0,
    }
  }

  function prune() {
    store
      .keys(start)
      .sort((a, b) => read(b).at - read(a).at)
      .slice(maxLessons)
      .forEach(store.remove)
  }

  return {
    get: (lessonId) => read(`${start}${lessonId}`).seconds,
    set(lessonId, seconds) {
      const key = `${start}${lessonId}`
      const isNew = store.get(key) === null
      store.set(key, JSON.stringify({ seconds: Math.floor(seconds), at: now() }))
      if (isNew) prune()
    },
    forget: (lessonId) => store.remove(`${start}${lessonId}`),
  }
}
