import { createObservable } from '../observable/create-observable'

// Bundlers put the mode in its place, as for React.
declare const process: { env: { NODE_ENV?: string } }

/** A short message on its way to the learner. */
export interface ToastEntry {
  id: number
  kind: 'success' | 'error' | 'pending'
  text: string
  /** Grows when the same message is sent again while it is still shown. */
  times: number
}

const mostAtOnce = 3

let entries: readonly ToastEntry[] = []
let lastId = 0
const { subscribe, notify } = createObservable()

function change(next: readonly ToastEntry[]) {
  entries = next
  notify()
}

const isPending = ({ kind }: ToastEntry) => kind === 'pending'

function add(kept: readonly ToastEntry[], kind: ToastEntry['kind'], text: string): number {
  // No message has this id.
  if (!text) return 0
  lastId += 1
  const next = [...kept, { id: lastId, kind, text, times: 1 }]
  const passing = next.filter((entry) => !isPending(entry)).slice(-mostAtOnce)
  change(next.filter((entry) => isPending(entry) || passing.includes(entry)))
  return lastId
}

/** What is shown of a message: a host without type checks may send an error, or nothing at all. */
function textOf(message: unknown): string {
  const text = message instanceof Error ? message.message : String(message ?? '')
  if (process.env.NODE_ENV !== 'production' && text === '') {
    console.error('toast: the message is empty, and nothing is shown. Give it a text.')
  }
  return text
}

/** Returns the id of the message. */
function show(kind: 'success' | 'error', message: unknown): number {
  const text = textOf(message)
  const isSame = (entry: ToastEntry) => entry.kind === kind && entry.text === text
  // What failed before is no longer so, or no longer what matters.
  const kept = kind === 'success' ? entries.filter((entry) => entry.kind !== 'error') : entries
  const same = kept.find(isSame)
  if (same === undefined) return add(kept, kind, text)
  change(kept.map((entry) => (entry === same ? { ...entry, times: entry.times + 1 } : entry)))
  return same.id
}

/** The messages in sight, for {@link Toaster}. */
export const toastStore = {
  subscribe,
  current: (): readonly ToastEntry[] => entries,
  dismiss(id: number): void {
    change(entries.filter((entry) => entry.id !== id))
  },
}

/**
 * Shows a short message through the mounted {@link Toaster}. The same message sent again while it
 * is in sight stays one message.
 */
export const toast = {
  /** Something worked; read out politely. Errors in sight go away. */
  success(message: string): void {
    show('success', message)
  },
  /** Something failed; read out at once. Returns a function that takes the message away. */
  error(message: string): () => void {
    const id = show('error', message)
    return () => toastStore.dismiss(id)
  },
  /**
   * Something is under way that the learner has to wait for; read out politely. It stays until the
   * returned function is called or the learner takes it away.
   */
  pending(message: string): () => void {
    const id = add(entries, 'pending', textOf(message))
    return () => toastStore.dismiss(id)
  },
  /** Takes all messages away. */
  clear(): void {
    change([])
  },
}
