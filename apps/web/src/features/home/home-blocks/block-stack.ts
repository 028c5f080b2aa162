import { media, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

/** Vertical stack of the home page. */
export const BlockStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-9')};
  ${media.md} {
    gap: ${token('space-10')};
  }
`
