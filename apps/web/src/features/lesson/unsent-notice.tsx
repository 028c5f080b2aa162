import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useWaitingLessons } from './use-waiting-lessons'
import * as messages from './lesson-messages'

const Root = styled.p`
  color: ${token('text-muted')};
  font: ${token('type-small')};
`

/** Says that progress waits on this device, as long as it does. */
export function UnsentNotice() {
  const waiting = useWaitingLessons()
  return <Root role="status">{waiting > 0 ? messages.unsent(waiting) : ''}</Root>
}
