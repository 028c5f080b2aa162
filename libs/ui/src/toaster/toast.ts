import { createObservable } from '../observable/create-observable'

/** A toast. */
export interface ToastEntry {
  id: number
  kind: 'success' | 'error' | 'pending'
  text: string
  /** How many calls show the message. */
  times: number
}

let entries: readonly ToastEntry[] = []
let lastId = 0
const { subscribe, notify } = createObservable()

function change(next: readonly ToastEntry[]) {
  entries = next
  notify()
}

const isPending = ({ kind }: ToastEntry) => kind === 'pending'

/** A new message replaces the last one. Pending ones are visible again after it. */
function add(kind: ToastEntry['kind'], text: string): number {
  // No toast has this ID.
  if (!text) return 0
  lastId += 1
  change([...entries.filter(isPending), { id: lastId, kind, text, times: 1 }])
  return lastId
}

/** Returns the ID of the toast. */
function show(kind: 'success' | 'error', text: string): number {
  const isSame = (entry: ToastEntry) => entry.kind === kind && entry.text === text
  const same = entries.find(isSame)
  if (same === undefined) return add(kind, text)
  change(entries.map((entry) => (entry === same ? { ...entry, times: entry.times + 1 } : entry)))
  return same.id
}

/** Removes a message for one of the calls that show it. */
function withdraw(id: number) {
  change(
    entries
      .map((entry) => (entry.id === id ? { ...entry, times: entry.times - 1 } : entry))
      .filter(({ times }) => times > 0),
  )
}

/** Visible toasts, for {@link Toaster}. */
export const toastStore = {
  subscribe,
  current: (): readonly ToastEntry[] => entries,
  dismiss(id: number): void {
    change(entries.filter((entry) => entry.id !== id))
  },
}

/**
 * Shows a short message in the mounted {@link Toaster}. A message that is already visible is not shown twice, and another one replaces it.
 */
export const toast = {
  /** Shows a success, announced politely. */
  success(message: string): void {
    show('success', message)
  },
  /**
   * Shows an error, announced immediately. Returns a function that removes the toast, unless other calls show
   * the same message. Call it once.
   */
  error(message: string): () => void {
    const id = show('error', message)
    return () => withdraw(id)
  },
  /**
   * Shows that something is pending, announced politely. The toast stays until the returned function is
   * called or the user dismisses it.
   */
  pending(message: string): () => void {
    const id = add('pending', message)
    return () => toastStore.dismiss(id)
  },
  /** Removes all toasts. */
  clear(): void {
    change([])
  },
}
