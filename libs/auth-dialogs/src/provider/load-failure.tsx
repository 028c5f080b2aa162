import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useNextInput } from './use-next-input'

const Root = styled.p`
  position: fixed;
  inset: ${token('space-5')} ${token('space-4')} auto;
  z-index: ${token('z-toast')};
  max-inline-size: 480px;
  margin: 0 auto;
  padding: ${token('space-3')} ${token('space-4')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-md')};
  background: ${token('surface-raised')};
  color: ${token('danger')};
  font: ${token('type-small')};
`

interface LoadFailureProps {
  message: string
  /** Called at the next click or key press. */
  onDismiss: () => void
}

/** Says that the dialogs could not be loaded, where the host does not. */
export function LoadFailure({ message, onDismiss }: LoadFailureProps) {
  useNextInput(onDismiss)
  return <Root role="alert">{message}</Root>
}
