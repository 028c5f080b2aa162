/** Whether the browser runs the page: not on a server, nor until what a server made is taken over. */
export interface TakeOver {
  isDone: () => boolean
  /** Resolves then; never on a server. */
  whenDone: Promise<void>
  finish: () => void
}

/** Makes the {@link TakeOver} of a visit. */
export function createTakeOver(isServerMade: boolean): TakeOver {
  let isDone = false
  let resolveDone = () => {}
  const whenDone = new Promise<void>((resolve) => {
    resolveDone = resolve
  })
  function finish() {
    isDone = true
    resolveDone()
  }
  if (!isServerMade) finish()
  return { isDone: () => isDone, whenDone, finish }
}
