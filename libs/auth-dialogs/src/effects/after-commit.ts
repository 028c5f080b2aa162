/**
 * Runs `work` in a microtask after the current commit. An effect that StrictMode mounts twice cancels the
 * first call in its cleanup, so it sends one request.
 *
 * @returns cancels the call
 */
export function afterCommit(work: () => void): () => void {
  let undone = false
  queueMicrotask(() => {
    if (!undone) work()
  })
  return () => {
    undone = true
  }
}
