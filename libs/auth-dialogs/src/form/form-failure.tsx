import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'

const Box = styled.p`
  margin: 0;
  padding: ${token('space-2')} ${token('space-3')};
  border-radius: ${token('radius-md')};
  background: ${token('danger-soft')};
  color: ${token('danger')};
  font-size: ${token('text-sm')};
  line-height: 1.6;
  overflow-wrap: anywhere;
`

/** What the server said, announced at once; nothing when it said nothing. */
export function FormFailure({ message }: { message: string | null }) {
  if (message === null) return null
  return (
    <Box role="alert" data-auth-part="failure">
      {message}
    </Box>
  )
}
