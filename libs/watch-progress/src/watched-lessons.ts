import type { ProgressStore } from './journal'
import { addSpan, coveredSeconds, type WatchedSpans } from './watched-spans'

/** The parts of each lesson that a learner watched, as far as this device knows. */
export interface WatchedLessons {
  /**
   * Records that a lesson is opened. Seconds that only the server knows were watched on another device, and
   * count as watched.
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
  /** Furthest second ever known on this device. */
  furthest: number
  spans: WatchedSpans
}

/** Maximum number of lessons per learner. Lessons opened longest ago are removed. */
const maxLessons = 200

/** `opened;furthest;from-to,from-to`, times in tenths of seconds. */
const entry = /^(\d{1,15});(\d{1,9});((?:\d{1,9}-\d{1,9},?)*)$/

function parse(text: string | null): (Watched & { opened: number }) | null {
  const [, opened, furthest, parts] = entry.exec(text ?? '') ?? []
  if (opened === undefined || parts === undefined) return null
  let spans: WatchedSpans = []
  for (const part of parts.split(',')) {
    const [from = NaN, to = NaN] = part.split('-').map((tenths) => Number(tenths) / 10)
    spans = addSpan(spans, from, to)
  }
  return { opened: Number(opened), furthest: Number(furthest) / 10, spans }
}

function tenths(seconds: number): string {
  return String(Math.round(seconds * 10))
}

function write({ furthest, spans }: Watched, opened: number): string {
  const parts = spans.map(([from, to]) => `${tenths(from)}-${tenths(to)}`)
  return `${opened};${tenths(furthest)};${parts.join(',')}`
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

  function put(lessonId: number, watched: Watched, opened: number) {
    store.set(keyOf(lessonId), write(watched, opened))
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
    const { furthest, spans } = known ?? { furthest: 0, spans: [] }
    return {
      furthest: Math.max(furthest, serverSeconds),
      spans: addSpan(spans, furthest, serverSeconds),
    }
  }

  return {
    open(lessonId, serverSeconds) {
      put(lessonId, withServer(read(lessonId), serverSeconds), now())
      prune()
    },
    add(lessonId, from, to) {
      const known = read(lessonId)
      const spans = addSpan(known?.spans ?? [], from, to)
      put(lessonId, { furthest: Math.max(known?.furthest ?? 0, to), spans }, known?.opened ?? now())
    },
    shownSeconds(lessonId, serverSeconds) {
      const known = read(lessonId)
      if (known === null) return serverSeconds
      return Math.min(serverSeconds, coveredSeconds(withServer(known, serverSeconds).spans))
    },
    forget: (lessonId) => store.remove(keyOf(lessonId)),
  }
}
