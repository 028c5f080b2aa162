import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import * as messages from '../core/messages'

const Root = styled.p`
  margin: 0;
  padding: ${token('space-2')} ${token('space-4')};
  background: ${token('info-soft')};
  color: ${token('info')};
  font: ${token('type-small')};
  text-align: center;
`

/** Shown above a page that stays during maintenance. */
export function MaintenanceBar() {
  return <Root role="status">{messages.maintenanceBar}</Root>
}
