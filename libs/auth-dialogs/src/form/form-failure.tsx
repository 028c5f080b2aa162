import { token, VisuallyHidden } from '@shuyuan/ui'
import { styled } from 'styled-components'
import type { AuthForm } from './use-auth-form'

const Box = styled.p`
  margin: 0;
  padding: ${token('space-2')} ${token('space-3')};
  border-radius: ${token('radius-md')};
  background: ${token('danger-soft')};
  color: ${token('danger')};
  font: ${token('type-small')};
  overflow-wrap: anywhere;
`

/**
 * What the server said, announced at once; nothing when it said nothing. A message that is seen at its
 * field is only heard here: a field that has the focus already would say nothing of it.
 */
export function FormFailure({ failure, announcement }: Pick<AuthForm, 'failure' | 'announcement'>) {
  if (failure !== null) {
    return (
      <Box role="alert" data-auth-part="failure">
        {failure}
      </Box>
    )
  }
  return announcement === null ? null : <VisuallyHidden role="alert">{announcement}</VisuallyHidden>
}
