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
 * Error of the whole form, announced immediately. An error shown at its field is visually hidden here: a
 * screen reader does not announce a new description of the field that already has the focus.
 */
export function FormFailure({
  failure,
  announcement,
}: Pick<AuthForm, 'failure'> & Partial<Pick<AuthForm, 'announcement'>>) {
  if (failure !== null) {
    return (
      <Box role="alert" data-auth-part="failure">
        {failure}
      </Box>
    )
  }
  return announcement ? <VisuallyHidden role="alert">{announcement}</VisuallyHidden> : null
}
