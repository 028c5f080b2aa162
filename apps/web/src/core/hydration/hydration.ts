import { createGate, type Gate } from './gate'

/** Whether the page may differ from the server's HTML. False on a server and while the browser hydrates. */
export interface Hydration {
  isDone: () => boolean
  /** Resolves when hydration is done, so never on a server. */
  whenDone: Promise<void>
  finish: () => void
  /** Opens when React has hydrated the frame around the page. */
  frame: Gate
}

/** Creates the {@link Hydration} of a visit. A page that is rendered in the browser starts with it done. */
export function createHydration(isServerMade: boolean): Hydration {
  const page = createGate(!isServerMade)
  const frame = createGate(!isServerMade)
  function finish() {
    // Some pages have no frame.
    frame.open()
    page.open()
  }
  return { isDone: () => page.isOpen, whenDone: page.opened, finish, frame }
}
