import { useNextInput } from '../use-next-input'

// Not `token()`, whose default values are two thirds of the code that every page loads for a closed dialog.
const style = {
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 'var(--sy-z-toast, 1010)',
  padding: '16px',
  color: 'var(--sy-text, CanvasText)',
  background: 'var(--sy-danger-soft, Canvas)',
  borderBottom: '1px solid',
  // The button that opens the dialog may be below it.
  pointerEvents: 'none',
} as const

interface LoadFailureProps {
  message: string
  /** Called at the next click. */
  onDismiss: () => void
}

/** Error at the top of the page if the dialogs could not be loaded and the host shows no messages itself. */
export function LoadFailure({ message, onDismiss }: LoadFailureProps) {
  useNextInput(onDismiss)
  return (
    <div role="alert" style={style}>
      {message}
    </div>
  )
}
