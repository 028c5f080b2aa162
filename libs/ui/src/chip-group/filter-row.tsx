import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { media } from '../theme/mixins'
import { token } from '../theme/token'
import { ChipGroup, type ChipGroupProps } from './chip-group'

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-1')} ${token('space-3')};
  ${media.md} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`

const Label = styled.span`
  padding-block: ${token('space-1')};
  color: ${token('text-subtle')};
  font: ${token('type-small')};
`

/** {@link ChipGroup} with a visible label. */
export function FilterRow({ className, ...group }: ChipGroupProps): ReactElement {
  return (
    <Row className={className}>
      <Label aria-hidden>{group.label}</Label>
      <ChipGroup {...group} />
    </Row>
  )
}
