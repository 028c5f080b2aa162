/** A state that begins once. A mutable object, because React reads it when it hydrates, which is before it renders. */
export interface Gate {
  isOpen: boolean
  opened: Promise<void>
  open: () => void
}

/** Creates a {@link Gate}. */
export function createGate(isOpen: boolean): Gate {
  let resolve = () => {}
  const opened = new Promise<void>((done) => {
    resolve = done
  })
  const gate: Gate = {
    isOpen: false,
    opened,
    open: () => {
      gate.isOpen = true
      resolve()
    },
  }
  if (isOpen) gate.open()
  return gate
}
