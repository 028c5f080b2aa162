/** Synchronous key-value storage of a device, shared by all tabs. Must not throw. */
export interface ProgressStore {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** The keys with this prefix, in any order. */
  keys(start: string): string[]
  /**
   * Calls `listener` when another tab may have written.
   * @returns the function that unsubscribes
   */
  subscribe(listener: () => void): () => void
}

/** A position in a lesson that the server does not have yet. */
interface UnsentPosition {
  lessonId: number
  /** Furthest noted position in whole seconds. */
  seconds: number
  /** When the first unsent position was noted, in ms since 1970. */
  since: number
}

/** Progress of one learner on this device that the server has not received yet. */
export interface Journal {
  /** Returns null if the server has every position. */
  read(lessonId: number): UnsentPosition | null
  /** Stores a position if it is the furthest of its lesson. */
  note(lessonId: number, seconds: number): void
  /** Removes a position that the server accepted or refused for good. A later position stays. */
  settle(lessonId: number, seconds: number): void
  /** Longest waiting first. */
  all(): UnsentPosition[]
}

/** Largest position that is stored, in seconds. */
const maxSeconds = 9_999_999

function isWhole(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max
}

function keyStart(learner: string): string {
  return `progress-${learner}-`
}

function readPosition(
  store: Pick<ProgressStore, 'get'>,
  learner: string,
  lessonId: number,
): UnsentPosition | null {
  const { seconds, since } = readRecord(store.get(`${keyStart(learner)}${lessonId}`))
  if (!isWhole(seconds, 1, maxSeconds) || !isWhole(since, 0, Number.MAX_SAFE_INTEGER)) return null
  return { lessonId, seconds, since }
}

function readPositions(
  store: Pick<ProgressStore, 'get' | 'keys'>,
  learner: string,
): UnsentPosition[] {
  const start = keyStart(learner)
  return store
    .keys(start)
    .map((key) => readPosition(store, learner, Number(key.slice(start.length))))
    .filter((position) => position !== null)
    .sort((a, b) => a.since - b.since || a.lessonId - b.lessonId)
}

/** Removes a learner’s positions from a store and returns them, longest waiting first. */
export function takePositions(
  store: Pick<ProgressStore, 'get' | 'keys' | 'remove'>,
  learner: string,
): UnsentPosition[] {
  const positions = readPositions(store, learner)
  for (const { lessonId } of positions) store.remove(`${keyStart(learner)}${lessonId}`)
  return positions
}

/**
 * Creates a learner’s journal. Each lesson has its own key, so two tabs that write at the same time cannot
 * overwrite each other. Unreadable values are ignored.
 */
export function createJournal(
  store: ProgressStore,
  learner: string,
  now: () => number = Date.now,
): Journal {
  const start = keyStart(learner)
  const read = (lessonId: number) => readPosition(store, learner, lessonId)

  return {
    read,
    note(lessonId, seconds) {
      const whole = Math.min(Math.floor(seconds), maxSeconds)
      const known = read(lessonId)
      if (!(whole > (known?.seconds ?? 0))) return
      const position = { seconds: whole, since: known?.since ?? now() }
      store.set(`${start}${lessonId}`, JSON.stringify(position))
    },
    settle(lessonId, seconds) {
      const known = read(lessonId)
      if (known !== null && known.seconds <= seconds) store.remove(`${start}${lessonId}`)
    },
    all: () => readPositions(store, learner),
  }
}

/** Reads a stored JSON object. Returns one without fields if the text is unreadable. */
export function readRecord(text: string | null): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
