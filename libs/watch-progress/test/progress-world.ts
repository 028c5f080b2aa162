import { createProgressQueue, type ProgressQueue, type ProgressStore } from '../src/index'

/** Outcome of a request. */
export type Fate = 'answered' | 'lost' | 'answer-lost' | 'stumbled' | 'refused' | 'unauthorized'

/** A position that the server received. */
interface Reported {
  learner: string
  lessonId: number
  seconds: number
}

/** Storage of a device that outlives its tabs. */
export function createMemoryStore(): ProgressStore & { entries: Map<string, string> } {
  const entries = new Map<string, string>()
  const listeners: (() => void)[] = []
  return {
    entries,
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove(key) {
      entries.delete(key)
      for (const listener of listeners) listener()
    },
    keys: (start) => [...entries.keys()].filter((key) => key.startsWith(start)),
    subscribe(listener) {
      listeners.push(listener)
      return () => void listeners.splice(listeners.indexOf(listener), 1)
    },
  }
}

/**
 * Simulates a device, a server and the network between them on a fake clock. The test specifies the duration
 * and outcome of each request.
 */
export function createWorld() {
  const store = createMemoryStore()
  const reported: Reported[] = []
  const events: { at: number; run: () => void }[] = []
  const fates: { fate: Fate; ms: number }[] = []
  let time = 1_000
  let underWay = 0
  let mostUnderWay = 0
  let locked: Promise<void> = Promise.resolve()

  function after(ms: number, run: () => void): () => void {
    const event = { at: time + ms, run }
    events.push(event)
    return () => {
      const index = events.indexOf(event)
      if (index !== -1) events.splice(index, 1)
    }
  }

  async function settle(): Promise<void> {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
  }

  /** Advances the clock. */
  async function pass(ms: number): Promise<void> {
    const end = time + ms
    await settle()
    for (;;) {
      const next = events.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (next === undefined) break
      events.splice(events.indexOf(next), 1)
      time = Math.max(time, next.at)
      next.run()
      await settle()
    }
    time = end
  }

  function send(learner: string, lessonId: number, seconds: number): Promise<void> {
    const { fate, ms } = fates.shift() ?? { fate: 'answered', ms: 20 }
    underWay += 1
    mostUnderWay = Math.max(mostUnderWay, underWay)
    return new Promise((resolve, reject) => {
      after(ms, () => {
        underWay -= 1
        if (fate === 'answered' || fate === 'answer-lost')
          reported.push({ learner, lessonId, seconds })
        if (fate === 'answered') resolve()
        else reject(new Error(fate))
      })
    })
  }

  /** Opens a tab on this device. One tab works at a time, as with Web Locks. */
  function openTab(learner: string, onSent?: (lessonId: number, seconds: number) => void) {
    return createProgressQueue({
      learner,
      store,
      send: (lessonId, seconds) => send(learner, lessonId, seconds),
      refusalMeaning: (error) => {
        const fate = error instanceof Error ? error.message : ''
        if (fate === 'refused') return 'never'
        if (fate === 'stumbled') return 'after-others'
        return fate === 'unauthorized' ? 'signed-out' : 'later'
      },
      withTabLock: (work) => (locked = locked.then(work)),
      onSent,
      schedule: (callback, ms) => after(ms, callback),
      now: () => time,
      random: () => 0.5,
    })
  }

  return {
    store,
    reported,
    pass,
    openTab,
    /** Outcomes of the next requests, in this order; later requests are answered. */
    next: (...coming: { fate: Fate; ms: number }[]) => void fates.push(...coming),
    heal: () => void fates.splice(0),
    mostUnderWay: () => mostUnderWay,
    timers: () => events.length,
    furthest: (learner: string, lessonId: number) =>
      Math.max(
        0,
        ...reported
          .filter((entry) => entry.learner === learner && entry.lessonId === lessonId)
          .map(({ seconds }) => seconds),
      ),
  }
}

export type Tab = ProgressQueue
