import type { ComponentPropsWithRef } from 'react'
import { media, plainList, token } from '@shuyuan/ui'
import { styled, type IStyledComponent } from 'styled-components'
import { cardSubgrid } from '../course-card/card-rows'

/**
 * Grid with as many equal columns as fit: two on a phone, four at page width or three with
 * `data-columns`, fewer with large text. Cards share its rows, which have no gap, so margins separate the lines of cards.
 */
export const GridList: IStyledComponent<'web', ComponentPropsWithRef<'ul'>> = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  gap: 0 ${token('space-3')};
  margin-block-end: calc(-1 * ${token('space-3')});
  & > li {
    ${cardSubgrid}
    margin-block-end: ${token('space-3')};
  }
  ${media.md} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(13.75rem, 22%)), 1fr));
    &[data-columns='3'] {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, max(13.75rem, 30%)), 1fr));
    }
    /* The fourth card would be alone in a second row of three. */
    ${media.below.lg} {
      &:has(> :nth-child(4):last-child) {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    }
    gap: 0 ${token('space-5')};
    margin-block-end: calc(-1 * ${token('space-5')});
    & > li {
      margin-block-end: ${token('space-5')};
    }
  }
`
