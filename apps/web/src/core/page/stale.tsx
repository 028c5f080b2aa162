import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'

/** Dims previous results while new ones are loading. */
export const Stale = styled.div`
  transition: opacity ${token('motion-fast')};
  &[data-stale] {
    opacity: 0.5;
  }
`
