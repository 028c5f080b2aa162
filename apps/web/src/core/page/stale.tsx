import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'

/** Around what was asked for before: dimmed while the answer to the latest question is on its way. */
export const Stale = styled.div`
  transition: opacity ${token('motion-fast')};
  &[data-stale] {
    opacity: 0.5;
  }
`
