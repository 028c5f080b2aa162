import { token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { Specimens } from './specimens'
import { scaleNames, variableOf } from './theme-sources'

const Mover = styled.div`
  inline-size: ${token('control-md')};
  block-size: ${token('control-md')};
  margin-block-end: ${token('space-2')};
  border-radius: ${token('radius-md')};
  background: ${token('accent-strong')};
  transition: translate ${token('motion-normal')};
  div:hover > & {
    translate: ${token('space-9')};
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`

/** Durations and easing curves. Hover a sample to play it. */
export function Movements(): ReactElement {
  return (
    <Specimens
      names={scaleNames('motion-')}
      look={(name) => <Mover style={{ transition: `translate var(${variableOf(name)})` }} />}
    />
  )
}
