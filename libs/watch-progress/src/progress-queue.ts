import { createJournal, takePositions, type ProgressStore } from './journal'

const minDelay = 2_000
const maxDelay = 5 * 60_000

/**
 * Delay before the next attempt in ms: 2 s, doubled by each failure up to 5 min. Up to half of it is
 * subtracted at random, so that browsers do not all call a recovered server at once.
 *
 * @param failures number of consecutive failures, from 1
 * @param random 0 to 1
 */
export function retryDelay(failures: number, random: number): number {
  const delay = Math.min(maxDelay, minDelay * 2 ** Math.min(failures - 1, 20))
  return Math.round(delay * (1 - random / 2))
}

/**
 * Meaning of a refusal: retry `later` (no request gets through) or `after-others` (the server may fail for
 * this lesson only), `never` (the server will not accept it), or `signed-out` (kept until the same learner
 * signs in again).
 */
export type RefusalMeaning = 'later' | 'after-others' | 'never' | 'signed-out'

export interface ProgressQueueOptions {
  /** Id of the learner. Positions of other learners are neither read nor sent. */
  learner: string
  store: ProgressStore
  /** Sends a position in a request that outlives the page (`keepalive` of `fetch`). */
  send: (lessonId: number, seconds: number) => Promise<void>
  /** Meaning of an error of `send`. @default always `later` */
  refusalMeaning?: ((error: unknown) => RefusalMeaning) | undefined
  /** Runs the work while no other tab does, e.g. by Web Locks. @default at once */
  withTabLock?: (work: () => Promise<void>) => Promise<void>
  /** Called when the server has accepted a position. */
  onSent?: (lessonId: number, seconds: number) => void
  /** Calls `callback` after `ms` and returns the function that cancels it. @default `setTimeout` */
  schedule?: (callback: () => void, ms: number) => () => void
  /** @default `Date.now` */
  now?: () => number
  /** From 0 to 1. @default `Math.random` */
  random?: () => number
}

/** Sends positions to the server, and stores them on the device until the server has them. */
export interface ProgressQueue {
  /** Stores a position on the device. The next report or visit sends it. */
  note(lessonId: number, seconds: number): void
  /**
   * Stores a position and sends it as soon as possible.
   * @param options.isLeaving the page is being hidden or left: send at once, before all others
   */
  report(lessonId: number, seconds: number, options?: { isLeaving?: boolean }): void
  /** Sends all stored positions now. Call it at the start of a visit and when the network is back. */
  flush(): void
  /** Sends all stored positions with another function, also after `destroy`. Never rejects. */
  sendAll(send: (lessonId: number, seconds: number) => Promise<void>): Promise<void>
  /**
   * Moves this learner’s positions from another store to the queue’s own, and sends them. For stores that
   * are read asynchronously, such as IndexedDB.
   */
  moveFrom(other: Pick<ProgressStore, 'get' | 'keys' | 'remove'>): void
  /** Furthest second of a lesson that the server does not have, or 0 if it has all. */
  unsent(lessonId: number): number
  /**
   * Furthest second of a lesson that is stored or was sent. A response of the server to an earlier request
   * may not include it.
   */
  reached(lessonId: number): number
  /** How many lessons wait after a failed attempt. */
  waiting(): number
  /** Calls `listener` when a position was stored, sent or refused. */
  subscribe(listener: () => void): () => void
  /** Stops timers and listeners. Stored positions stay on the device. */
  destroy(): void
}

function timeout(callback: () => void, ms: number): () => void {
  const timer = setTimeout(callback, ms)
  return () => clearTimeout(timer)
}

/**
 * Creates the queue of one learner. It sends the furthest second of each lesson, the longest waiting lesson
 * first, one request at a time over all tabs, and retries failures after growing delays. A position leaves
 * the device only when the server has accepted it or refused it for good.
 */
export function createProgressQueue(options: ProgressQueueOptions): ProgressQueue {
  const { store, learner, schedule = timeout, random = Math.random } = options
  const withTabLock = options.withTabLock ?? ((work) => work())
  const journal = createJournal(store, learner, options.now)

  const changes = new EventTarget()
  const notify = () => changes.dispatchEvent(new Event('change'))
  /** Lessons to send. Others were only noted, perhaps by another tab. */
  const due = new Set<number>()
  const inFlight = new Map<number, number>()
  const sent = new Map<number, number>()
  /** Number of `after-others` refusals per lesson. Lessons with fewer refusals are sent first. */
  const refusals = new Map<number, number>()
  let failures = 0
  let cancelRetry: (() => void) | null = null
  let isDraining = false
  let isDestroyed = false

  const refusalsOf = (lessonId: number) => refusals.get(lessonId) ?? 0

  function stopWaiting() {
    cancelRetry?.()
    cancelRetry = null
  }

  function postpone(lessonId: number, meaning: RefusalMeaning) {
    if (isDestroyed) return
    failures += 1
    stopWaiting()
    if (meaning === 'after-others') refusals.set(lessonId, refusalsOf(lessonId) + 1)
    if (meaning !== 'signed-out') {
      cancelRetry = schedule(
        () => {
          cancelRetry = null
          void drain()
        },
        retryDelay(failures, random()),
      )
    }
    notify()
  }

  /** Returns whether the next position may be sent. */
  async function attempt(lessonId: number, seconds: number): Promise<boolean> {
    inFlight.set(lessonId, Math.max(seconds, inFlight.get(lessonId) ?? 0))
    try {
      await options.send(lessonId, seconds)
    } catch (error) {
      const meaning = options.refusalMeaning?.(error) ?? 'later'
      if (meaning === 'never') return settle(lessonId, seconds)
      due.add(lessonId)
      postpone(lessonId, meaning)
      return false
    } finally {
      if (inFlight.get(lessonId) === seconds) inFlight.delete(lessonId)
    }
    sent.set(lessonId, Math.max(seconds, sent.get(lessonId) ?? 0))
    if (!settle(lessonId, seconds)) return false
    options.onSent?.(lessonId, seconds)
    return true
  }

  /** Removes a position and resets the failures, because the server responded. */
  function settle(lessonId: number, seconds: number): boolean {
    journal.settle(lessonId, seconds)
    refusals.delete(lessonId)
    if (isDestroyed) return false
    failures = 0
    stopWaiting()
    notify()
    return true
  }

  async function sendDue(): Promise<void> {
    while (!isDestroyed) {
      // Read again each time: another tab may have sent it, or stored a later second.
      const [next] = journal
        .all()
        .filter(({ lessonId }) => due.has(lessonId))
        .sort((a, b) => refusalsOf(a.lessonId) - refusalsOf(b.lessonId))
      if (next === undefined) return due.clear()
      due.delete(next.lessonId)
      if ((inFlight.get(next.lessonId) ?? 0) >= next.seconds) continue
      if (!(await attempt(next.lessonId, next.seconds))) return
    }
  }

  async function drain(): Promise<void> {
    if (isDraining || isDestroyed) return
    isDraining = true
    stopWaiting()
    try {
      await withTabLock(sendDue)
    } finally {
      isDraining = false
    }
    if (due.size > 0 && failures === 0) void drain()
  }

  const unsubscribe = store.subscribe(() => {
    if (failures > 0 && journal.all().length === 0) {
      // Another tab has sent all positions.
      failures = 0
      stopWaiting()
    }
    notify()
  })

  function note(lessonId: number, seconds: number) {
    journal.note(lessonId, seconds)
    if (!isDestroyed) notify()
  }

  function flush() {
    for (const { lessonId } of journal.all()) due.add(lessonId)
    if (due.size > 0) void drain()
  }

  return {
    note,
    report(lessonId, seconds, { isLeaving = false } = {}) {
      note(lessonId, seconds)
      const position = journal.read(lessonId)
      if (position === null || isDestroyed) return
      due.add(lessonId)
      if (isLeaving && (inFlight.get(lessonId) ?? 0) < position.seconds) {
        due.delete(lessonId)
        void attempt(lessonId, position.seconds).then((canContinue) =>
          canContinue ? drain() : undefined,
        )
      } else if (failures === 0) void drain()
    },
    flush,
    async sendAll(send) {
      const sending = journal
        .all()
        .map(({ lessonId, seconds }) =>
          send(lessonId, seconds).then(() => journal.settle(lessonId, seconds)),
        )
      await Promise.allSettled(sending)
    },
    moveFrom(other) {
      // All are removed first, because writing to the own store may write to the other store, too.
      for (const { lessonId, seconds } of takePositions(other, learner)) {
        journal.note(lessonId, seconds)
      }
      flush()
    },
    unsent: (lessonId) => journal.read(lessonId)?.seconds ?? 0,
    reached: (lessonId) => Math.max(journal.read(lessonId)?.seconds ?? 0, sent.get(lessonId) ?? 0),
    waiting: () => (failures > 0 ? journal.all().length : 0),
    subscribe(listener) {
      changes.addEventListener('change', listener)
      return () => changes.removeEventListener('change', listener)
    },
    destroy() {
      isDestroyed = true
      stopWaiting()
      unsubscribe()
    },
  }
}
