import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useProgressQueue } from '../../../core/account/use-progress-queue'
import * as messages from '../messages'

const Root = styled.p`
  color: ${token('text-muted')};
  font: ${token('type-small')};
`

/** Announces progress on this device that is not sent yet. */
export function UnsentNotice() {
  const unsent = useProgressQueue((queue) => queue.waiting())
  return <Root role="status">{unsent > 0 ? messages.unsent(unsent) : ''}</Root>
}
