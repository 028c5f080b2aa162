const mark = 'offline: '

/**
 * Marks the error of an import that failed while offline. Without the mark, the router assumes that a new
 * release removed the file and reloads the document, which fails without a network.
 */
export function markUnreachedCode(error: Error): void {
  if (!navigator.onLine) error.message = mark + error.message
}

/** Whether a page failed because its code could not be loaded while offline. */
export function isUnreachedCode(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(mark)
}
