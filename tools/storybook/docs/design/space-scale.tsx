import { token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { Specimens } from './specimens'
import { scaleNames, variableOf } from './theme-sources'

const Bar = styled.div`
  max-inline-size: 100%;
  block-size: ${token('space-4')};
  margin-block-end: ${token('space-2')};
  background: ${token('accent-strong')};
`

/** Steps of the space scale, each at its width. */
export function SpaceScale(): ReactElement {
  return (
    <Specimens
      names={scaleNames('space-')}
      look={(name) => <Bar style={{ inlineSize: `var(${variableOf(name)})` }} />}
    />
  )
}
