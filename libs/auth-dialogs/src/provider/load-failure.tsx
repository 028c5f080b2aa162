import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useNextInput } from './use-next-input'

const Root = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${token('z-toast')};
  padding: ${token('space-4')};
  background: ${token('danger-soft')};
`

interface LoadFailureProps {
  message: string
  /** Called at the next click. */
  onDismiss: () => void
}

/** Says that the dialogs could not be loaded, where the host does not. */
export function LoadFailure({ message, onDismiss }: LoadFailureProps) {
  useNextInput(onDismiss)
  return <Root role="alert">{message}</Root>
}
