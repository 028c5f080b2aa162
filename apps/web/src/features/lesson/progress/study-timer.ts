/** How often the watched time is saved during playback, in ms. A tab that is closed loses the time since the last save. */
const saveEvery = 5_000

/** Longest plausible time between two saves, in ms. After a longer one, the device was asleep. */
const longestGap = 120_000

/** Counts the time of playback, independent of the clock of the device. */
export interface StudyTimer {
  setPlaying: (isPlaying: boolean) => void
  save: () => Promise<void>
}

/** @param store saves seconds. If it rejects, they are saved again later. */
export function createStudyTimer(store: (seconds: number) => Promise<void>): StudyTimer {
  let since: number | null = null
  let unsaved = 0
  let interval: ReturnType<typeof setInterval> | undefined

  async function save() {
    if (since !== null) {
      const now = performance.now()
      unsaved += Math.min(now - since, longestGap)
      since = now
    }
    const seconds = Math.floor(unsaved / 1000)
    if (seconds === 0) return
    unsaved -= seconds * 1000
    try {
      await store(seconds)
    } catch {
      unsaved += seconds * 1000
    }
  }

  return {
    save,
    setPlaying(isPlaying) {
      if (isPlaying === (since !== null)) return
      clearInterval(interval)
      if (isPlaying) {
        since = performance.now()
        interval = setInterval(() => void save(), saveEvery)
      } else {
        void save()
        since = null
      }
    },
  }
}
