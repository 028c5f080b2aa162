import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'

/** Line as wide as the page. It is announced if its text arrives after the element. */
export const NoticeBar = styled.p.attrs({ role: 'status' })`
  background: ${token('info-soft')};
  color: ${token('info')};
  font: ${token('type-small')};
  text-align: center;
  &:not(:empty) {
    padding: ${token('space-1')} ${token('space-4')};
  }
`
