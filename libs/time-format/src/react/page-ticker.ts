/** A text whose next change is known in advance. */
export interface TickerEntry {
  /**
   * Returns the time of the next change after `now`, both in ms since 1970; `Infinity` for never.
   */
  nextChangeAfter: (now: number) => number
  /** Called when the text may have changed. */
  notify: () => void
}

/** Notifies entries when they are due, with one timer for all of them. */
export interface Ticker {
  /** @returns removes the entry */
  add(entry: TickerEntry): () => void
}

const second = 1000

// Timers pause while the computer sleeps. This limits how long a text stays outdated after an
// unnoticed sleep.
const longestWait = 60 * second

/**
 * A larger difference from the planned time means that the computer slept or its clock was changed.
 */
const tolerance = 2 * second

/**
 * Creates a ticker. It fires on full seconds only, so any number of entries costs at most one
 * wake-up per second; most pages need one per minute. It has no timer while the tab is hidden. All
 * entries are notified when the tab becomes visible, the window gets focus, or the clock has
 * jumped.
 */
export function createTicker(): Ticker {
  const dueTimes = new Map<TickerEntry, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let firesAt = Infinity

  function schedule(entry: TickerEntry, now: number) {
    const due = Math.ceil(entry.nextChangeAfter(now) / second) * second
    dueTimes.set(entry, due)
    return due
  }

  function stopTimer() {
    clearTimeout(timer)
    firesAt = Infinity
  }

  function setTimer(due: number) {
    if (due === Infinity || document.hidden) return
    const now = Date.now()
    const at = Math.min(due, now + longestWait)
    if (at >= firesAt) return
    clearTimeout(timer)
    firesAt = at
    timer = setTimeout(onTimer, at - now)
  }

  function notifyDue(until: number) {
    stopTimer()
    const now = Date.now()
    let next = Infinity
    for (const [entry, due] of dueTimes) {
      const isDue = due <= until
      next = Math.min(next, isDue ? schedule(entry, now) : due)
      if (isDue) entry.notify()
    }
    setTimer(next)
  }

  function onTimer() {
    const now = Date.now()
    notifyDue(Math.abs(now - firesAt) > tolerance ? Infinity : now)
  }

  function onReturn() {
    if (document.hidden) stopTimer()
    else notifyDue(Infinity)
  }

  function listen(method: 'addEventListener' | 'removeEventListener') {
    document[method]('visibilitychange', onReturn)
    // Unlocking the screen does not always change the visibility.
    window[method]('focus', onReturn)
  }

  return {
    add(entry) {
      if (dueTimes.size === 0) listen('addEventListener')
      setTimer(schedule(entry, Date.now()))
      return () => {
        if (!dueTimes.delete(entry) || dueTimes.size > 0) return
        stopTimer()
        listen('removeEventListener')
      }
    },
  }
}

/** The ticker that all components of the page share. */
export const pageTicker = createTicker()
