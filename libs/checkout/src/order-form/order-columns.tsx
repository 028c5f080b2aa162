import { media, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

/** Goods, with the order summary beside them in a wide window. */
export const OrderColumns = styled.div`
  display: grid;
  align-items: start;
  gap: ${token('space-5')};
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(280px, min(22.5rem, 50%));
    column-gap: ${token('space-8')};
  }
`
