/** A short message on its way to the learner. */
export interface ToastEntry {
  id: number
  kind: 'success' | 'error'
  text: string
  /** Grows when the same message is sent again while it is still shown. */
  times: number
}

let entries: readonly ToastEntry[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly ToastEntry[]) {
  entries = next
  for (const listener of listeners) listener()
}

function show(kind: ToastEntry['kind'], text: string) {
  const isSame = (entry: ToastEntry) => entry.kind === kind && entry.text === text
  if (entries.some(isSame)) {
    change(entries.map((entry) => (isSame(entry) ? { ...entry, times: entry.times + 1 } : entry)))
  } else {
    lastId += 1
    change([...entries, { id: lastId, kind, text, times: 1 }].slice(-3))
  }
}

/** The messages in sight, for {@link Toaster}. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
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
  /** Something worked; read out politely. */
  success(message: string): void {
    show('success', message)
  },
  /** Something failed; read out at once. */
  error(message: string): void {
    show('error', message)
  },
  /** Takes all messages away. */
  clear(): void {
    change([])
  },
}
