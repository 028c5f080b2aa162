import { token } from '@shuyuan/ui'
import { useNextInput } from './use-next-input'

const style = {
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: token('z-toast'),
  padding: token('space-4'),
  background: token('danger-soft'),
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
