import type { ComponentPropsWithRef } from 'react'
import { media, plainList, token } from '@shuyuan/ui'
import { styled, type IStyledComponent } from 'styled-components'

/**
 * List of course cards. In wide windows, a grid of four columns, or three with `data-columns`, fewer with large text.
 * Cover, title, facts and price use its rows, so that neighboring cards align. In narrow windows, where titles would
 * break every few characters, the cards are rows between hairlines. An item with `data-lead` fills a row.
 */
export const CourseGridList: IStyledComponent<'web', ComponentPropsWithRef<'ul'>> = styled.ul`
  ${plainList}
  display: grid;
  gap: 0 ${token('space-5')};
  & > li:not([data-lead]) {
    display: grid;
    grid-row: span 4;
    grid-template-rows: subgrid;
    gap: 0;
    & > * {
      display: grid;
      grid-row: 1 / -1;
      grid-template-rows: subgrid;
    }
  }
  & > [data-lead] {
    grid-column: 1 / -1;
    ${media.md} {
      display: grid;
      grid-template-columns: subgrid;
      & > article {
        grid-column: 1 / -1;
        grid-template-columns: subgrid;
        column-gap: normal;
        & > :first-child {
          grid-column: 1 / -2;
        }
      }
    }
  }
  ${media.below.md} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
    & > li {
      padding-block: ${token('space-3')};
    }
    & > li:not([data-lead]) {
      border-block-start: 1px solid ${token('border')};
      & > * {
        grid-template: auto / min(7rem, 40%) minmax(0, 1fr);
        align-items: center;
        gap: ${token('space-3')};
        & > div {
          grid-row: auto;
          grid-template-rows: none;
          padding: 0;
        }
      }
    }
  }
  ${media.md} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(13.75rem, 22%)), 1fr));
    /* The rows of a card have no gap, so margins separate the lines of cards. */
    margin-block-end: calc(-1 * ${token('space-6')});
    & > li {
      margin-block-end: ${token('space-6')};
    }
    &[data-columns='3'] {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, max(13.75rem, 30%)), 1fr));
    }
    /* The fourth card would be alone in a second row of three. */
    ${media.below.lg} {
      &:has(> :nth-child(4):last-child) {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    }
  }
`
