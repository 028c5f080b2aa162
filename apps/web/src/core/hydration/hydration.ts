/** Whether the page may differ from the server's HTML. False on a server and while the browser hydrates. */
export interface Hydration {
  isDone: () => boolean
  /** Resolves when hydration is done, so never on a server. */
  whenDone: Promise<void>
  finish: () => void
}

/** Creates the {@link Hydration} of a visit. A page that is rendered in the browser starts with it done. */
export function createHydration(isServerMade: boolean): Hydration {
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
