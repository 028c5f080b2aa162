/** Something on the page whose text changes at moments known beforehand. */
interface Entry {
  /** Milliseconds from the present moment; `null`: never again. */
  untilDue: () => number | null
  notify: () => void
}

/** Calls back when texts fall due; keeps one timer however many there are. */
export interface Ticker {
  /** @returns the function that takes the entry off again */
  add(entry: Entry): () => void
}

// Longer waits overflow the timer’s 32 bits and would fire at once.
const longestWait = 24 * 60 * 60 * 1000

/** Makes a ticker. While the tab is hidden it rests; on return it catches up at once. */
export function createTicker(): Ticker {
  const dueTimes = new Map<Entry, number>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function plan(entry: Entry) {
    const wait = entry.untilDue()
    dueTimes.set(entry, wait === null ? Infinity : Date.now() + wait)
  }

  function schedule() {
    clearTimeout(timer)
    timer = undefined
    const next = Math.min(...dueTimes.values())
    if (document.hidden || next === Infinity) return
    timer = setTimeout(run, Math.min(Math.max(0, next - Date.now()), longestWait))
  }

  function run() {
    const now = Date.now()
    for (const [entry, dueAt] of dueTimes) {
      if (dueAt > now) continue
      plan(entry)
      entry.notify()
    }
    schedule()
  }

  function onVisibilityChange() {
    if (document.hidden) schedule()
    else run()
  }

  return {
    add(entry) {
      if (dueTimes.size === 0) document.addEventListener('visibilitychange', onVisibilityChange)
      plan(entry)
      schedule()
      return () => {
        dueTimes.delete(entry)
        schedule()
        if (dueTimes.size === 0)
          document.removeEventListener('visibilitychange', onVisibilityChange)
      }
    },
  }
}

/** The one ticker of the page. */
export const pageTicker = createTicker()
