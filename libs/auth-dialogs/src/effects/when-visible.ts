/**
 * Calls back as soon as the page is visible: now, or when the visitor comes back to it.
 * @returns stops waiting
 */
export function whenVisible(callback: () => void): () => void {
  if (!document.hidden) {
    callback()
    return () => undefined
  }
  function check() {
    if (document.hidden) return
    document.removeEventListener('visibilitychange', check)
    callback()
  }
  document.addEventListener('visibilitychange', check)
  return () => document.removeEventListener('visibilitychange', check)
}
