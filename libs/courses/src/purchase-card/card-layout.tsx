import type { ComponentPropsWithRef, ReactElement } from 'react'
import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'

/** Its width decides whether the facts appear beside or below the offer. */
const Frame = styled.div`
  container-type: inline-size;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface-raised')};
  box-shadow: ${token('shadow-raised')};
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
  padding: ${token('space-5')};
  & > :last-child {
    padding-block-start: ${token('space-5')};
    border-block-start: 1px solid ${token('border')};
  }
  @container (min-width: 540px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('space-6')};
    & > :last-child {
      padding-block-start: 0;
      padding-inline-start: ${token('space-6')};
      border-block-start: 0;
      border-inline-start: 1px solid ${token('border')};
    }
  }
`

/**
 * Frame of the purchase card, with the facts beside the offer if there is room, and below it
 * otherwise.
 */
export function CardLayout(props: ComponentPropsWithRef<'div'>): ReactElement {
  return (
    <Frame>
      <Grid {...props} />
    </Frame>
  )
}
