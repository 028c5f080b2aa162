import { leader, media, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

/** Row of an order: goods, amount, and actions at the end. On a phone the last two share a line. */
export const OrderGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space-3')} ${token('space-5')};
  padding-block: ${token('space-4')};
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) auto minmax(112px, auto);
    align-items: start;
    column-gap: ${token('space-2')};
    padding-block: ${token('space-5')};
    & > :first-child {
      grid-column: auto;
    }
  }
`

/** Name of the goods. */
export const OrderName = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-2')};
  font: ${token('type-label')};
  overflow-wrap: anywhere;
  & > a {
    align-content: center;
    min-block-size: ${token('space-6')};
    color: ${token('text')};
    text-decoration: none;
  }
  & > a:hover {
    color: ${token('accent-text')};
    text-decoration: underline;
  }
  ${media.md} {
    ${leader}
    flex-wrap: nowrap;
    font: ${token('type-subheading')};
    font-variant-numeric: tabular-nums;
  }
  @media (pointer: coarse) {
    & > a {
      min-block-size: ${token('touch-target')};
    }
  }
`

/** One item of an order: image and name, and on a phone the details below both. */
export const OrderThing = styled.div`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  align-items: center;
  gap: ${token('space-2')} ${token('space-4')};
  & > :nth-child(3) {
    grid-column: 1 / -1;
  }
  ${media.md} {
    align-items: start;
    row-gap: 0;
    & > :first-child {
      grid-row: 1 / span 2;
    }
    & > :nth-child(3) {
      grid-column: 2;
    }
  }
`

/** Details of an order: number, time, status. */
export const OrderDetail = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-3')};
  color: ${token('text-muted')};
  font: ${token('type-small')};
  font-variant-numeric: tabular-nums;
`

/** Column of amounts, aligned to the end in wide windows. */
export const OrderSums = styled.dl`
  display: grid;
  gap: 0 ${token('space-3')};
  margin: 0;
  color: ${token('text-muted')};
  font: ${token('type-small')};
  & > div {
    display: flex;
    align-items: baseline;
    gap: ${token('space-2')};
  }
  & dd {
    margin: 0;
    white-space: nowrap;
  }
  & strong {
    color: ${token('text')};
    font: ${token('type-subheading')};
    font-variant-numeric: tabular-nums;
  }
  ${media.md} {
    justify-items: end;
  }
`

/** Actions at the end of a row. */
export const OrderAction = styled.div`
  justify-self: end;
`
