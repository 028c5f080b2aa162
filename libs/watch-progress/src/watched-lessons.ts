import { type ProgressStore, readRecord } from './journal'
import { addSpan, coveredSeconds, type WatchedSpans } from './watched-spans'

/** Parts of each lesson that a learner watched on this device. */
export interface WatchedLessons {
  /**
   * Records that a lesson is opened. Seconds that are only on the server were
   * watched on another device, and count as watched.
   */
  open(lessonId: number, serverSeconds: number): void
  /** Adds a part that was played. */
  add(lessonId: number, from: number, to: number): void
  /**
   * Seconds to show as watched, at most `serverSeconds`. Equal to `serverSeconds` if this device has no
   * record.
   */
  shownSeconds(lessonId: number, serverSeconds: number): number
  /** Removes the record of a completed lesson. */
  forget(lessonId: number): void
}

/** Stored record of a lesson. */
interface Watched {
  /** When the lesson was last opened, in ms since 1970. */
  opened: number
  /** Furthest second ever known on this device. */
  furthest: number
  spans: WatchedSpans
}

/** Maximum number of lessons per learner. Lessons opened longest ago are removed. */
const maxLessons = 200

function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0
}

function parse(text: string | null): Watched | null {
  const { opened, furthest, spans } = readRecord(text)
  if (!isTime(opened) || !isTime(furthest) || !Array.isArray(spans)) return null
  let known: WatchedSpans = []
  for (const span of spans) {
    const [from, to]: unknown[] = Array.isArray(span) ? span : []
    if (isTime(from) && isTime(to)) known = addSpan(known, from, to)
  }
  return { opened, furthest, spans: known }
}

function write(watched: Watched): string {
  return JSON.stringify(watched, (_, value: unknown) =>
    // Tenths of a second keep the records small.
    typeof value === 'number' ? Math.round(value * 10) / 10 : value,
  )
}

/** Creates a learner’s record of watched parts. Unreadable values are ignored. */
export function createWatchedLessons(
  store: ProgressStore,
  learner: string,
  now: () => number = Date.now,
): WatchedLessons {
  const start = `watched-${learner}-`
  const keyOf = (lessonId: number) => `${start}${lessonId}`
  const read = (lessonId: number) => parse(store.get(keyOf(lessonId)))

  function put(lessonId: number, watched: Watched) {
    store.set(keyOf(lessonId), write(watched))
  }

  function prune() {
    const keys = store.keys(start)
    if (keys.length <= maxLessons) return
    keys
      .map((key) => ({ key, opened: parse(store.get(key))?.opened ?? 0 }))
      .sort((a, b) => b.opened - a.opened)
      .slice(maxLessons)
      .forEach(({ key }) => store.remove(key))
  }

  /** Adds the part that was watched on another device. */
  function withServer(known: Watched | null, serverSeconds: number): Watched {
    const { opened, furthest, spans } = known ?? { opened: now(), furthest: 0, spans: [] }
    return {
      opened,
      furthest: Math.max(furthest, serverSeconds),
      spans: addSpan(spans, furthest, serverSeconds),
    }
  }

  return {
    open(lessonId, serverSeconds) {
      put(lessonId, { ...withServer(read(lessonId), serverSeconds), opened: now() })
      prune()
    },
    add(lessonId, from, to) {
      const known = read(lessonId)
      put(lessonId, {
        opened: known?.opened ?? now(),
        furthest: Math.max(known?.furthest ?? 0, to),
        spans: addSpan(known?.spans ?? [], from, to),
      })
    },
    shownSeconds(lessonId, serverSeconds) {
      const known = read(lessonId)
      if (known === null) return serverSeconds
      return Math.min(serverSeconds, coveredSeconds(withServer(known, serverSeconds).spans))
    },
    forget: (lessonId) => store.remove(keyOf(lessonId)),
  }
}
