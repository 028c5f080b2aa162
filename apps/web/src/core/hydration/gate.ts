/** A state that begins once. A mutable object, because React reads it when it hydrates, which is before it renders. */
export interface Gate {
  isOpen: boolean
  opened: Promise<void>
  open: () => void
}

/** Creates a {@link Gate}. If it is open from the start, `opened` does not resolve. */
export function createGate(isOpen = false): Gate {
  let resolve = () => {}
  const opened = new Promise<void>((done) => {
    resolve = done
  })
  const gate: Gate = {
    isOpen,
    opened,
    open: () => {
      gate.isOpen = true
      resolve()
    },
  }
  return gate
}
