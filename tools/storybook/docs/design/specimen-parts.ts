import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'

/** Grid of as many columns as fit. */
export const Shelf = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: ${token('space-4')};
  margin-block: ${token('space-4')};
`

/** Name and use of a token under its look. */
export const Caption = styled.div`
  display: grid;
  gap: ${token('space-1')};
  color: ${token('text-muted')};
  font: ${token('type-small')};
  & > code {
    color: ${token('text')};
    font-family: ${token('font-mono')};
  }
`

/** An area that shows a color, a corner or a shadow. */
export const Area = styled.div`
  block-size: 72px;
  margin-block-end: ${token('space-2')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-md')};
  background: ${token('surface-raised')};
`
