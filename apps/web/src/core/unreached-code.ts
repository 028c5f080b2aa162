const mark = 'offline: '

/**
 * Marks what an import failed with while there is no net. Without the mark the router takes the code for
 * one that a new version took away and loads the document again, which would leave the site.
 */
export function markUnreachedCode(error: Error): void {
  if (!navigator.onLine) error.message = mark + error.message
}

/** Whether a page could not be shown because its code could not be reached. */
export function isUnreachedCode(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(mark)
}
