/** Something on the page whose text changes at moments known beforehand. */
export interface TickerEntry {
  /** The next such moment after `now`, both in milliseconds since 1970; `Infinity`: never again. */
  dueAfter: (now: number) => number
  /** Asks for another look at the clock; the text may turn out to be the same. */
  notify: () => void
}

/** Calls back when texts fall due; keeps one timer however many there are. */
export interface Ticker {
  /** @returns the function that takes the entry off again */
  add(entry: TickerEntry): () => void
}

const second = 1000

// Timers stand still while a computer sleeps: after an unnoticed sleep a text is old for no longer.
const longestWait = 60 * second

/** A timer further off than this means that the computer slept or that its clock was set. */
const tolerance = 2 * second

/**
 * Makes a ticker. It rings on full seconds only, so that any number of entries costs at most one
 * wake-up a second; most pages need one a minute. While the tab is hidden it rests; when the tab
 * is back, the window is used again, or the clock has jumped, every entry is notified at once.
 */
export function createTicker(): Ticker {
  const dueTimes = new Map<TickerEntry, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let ringsAt = Infinity

  function plan(entry: TickerEntry, now: number) {
    const due = Math.ceil(entry.dueAfter(now) / second) * second
    dueTimes.set(entry, due)
    return due
  }

  function rest() {
    clearTimeout(timer)
    ringsAt = Infinity
  }

  function ringNoLaterThan(due: number) {
    if (due === Infinity || document.hidden) return
    const now = Date.now()
    const at = Math.min(due, now + longestWait)
    if (at >= ringsAt) return
    clearTimeout(timer)
    ringsAt = at
    timer = setTimeout(ring, at - now)
  }

  function tellThoseDue(until: number) {
    rest()
    const now = Date.now()
    let next = Infinity
    for (const [entry, due] of dueTimes) {
      const isDue = due <= until
      next = Math.min(next, isDue ? plan(entry, now) : due)
      if (isDue) entry.notify()
    }
    ringNoLaterThan(next)
  }

  function ring() {
    const now = Date.now()
    tellThoseDue(Math.abs(now - ringsAt) > tolerance ? Infinity : now)
  }

  function onReturn() {
    if (document.hidden) rest()
    else tellThoseDue(Infinity)
  }

  function listen(method: 'addEventListener' | 'removeEventListener') {
    document[method]('visibilitychange', onReturn)
    // Unlocking a screen does not always change the visibility.
    window[method]('focus', onReturn)
  }

  return {
    add(entry) {
      if (dueTimes.size === 0) listen('addEventListener')
      ringNoLaterThan(plan(entry, Date.now()))
      return () => {
        if (!dueTimes.delete(entry) || dueTimes.size > 0) return
        rest()
        listen('removeEventListener')
      }
    },
  }
}

/** The one ticker of the page. */
export const pageTicker = createTicker()
