/**
 * Runs `work` once the current commit is over. Undone before that, it never runs: this is how an effect
 * that StrictMode mounts twice sends a request once.
 * @returns undoes it
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
