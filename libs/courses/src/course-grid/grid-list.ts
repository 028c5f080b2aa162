import type { ComponentPropsWithRef } from 'react'
import { media, token } from '@shuyuan/ui'
import { styled, type IStyledComponent } from 'styled-components'

/** As many equal columns as fit: two on a phone, four at page width, fewer with large text. */
export const GridList: IStyledComponent<'web', ComponentPropsWithRef<'ul'>> = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  gap: ${token('space-3')};
  ${media.md} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(13.75rem, 22%)), 1fr));
    gap: ${token('space-5')};
  }
`
