import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { sideLink } from '../theme/mixins'
import { token } from '../theme/token'
import { ChipGroup, type ChipGroupProps } from './chip-group'

/** Its width decides whether the label is beside or above the links. */
const Root = styled.div`
  container-type: inline-size;
`

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: ${token('space-1')} ${token('space-3')};
  /* In a side column the links are below each other. */
  @container (max-width: 15rem) {
    grid-template-columns: minmax(0, 1fr);
    & ul {
      flex-direction: column;
    }
    & a {
      ${sideLink}
      justify-content: start;
      inline-size: 100%;
      white-space: normal;
    }
  }
`

const Label = styled.span`
  padding-block: ${token('space-1')};
  color: ${token('text-subtle')};
  font: ${token('type-small')};
`

/** {@link ChipGroup} with a visible label, beside the links, or above them in a side column. */
export function FilterRow({ className, ...group }: ChipGroupProps): ReactElement {
  return (
    <Root className={className}>
      <Row>
        <Label aria-hidden>{group.label}</Label>
        <ChipGroup {...group} />
      </Row>
    </Root>
  )
}
