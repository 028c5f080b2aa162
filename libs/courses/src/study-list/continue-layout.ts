import { media, token } from '@shuyuan/ui'

/** Height in all states. */
export const continueHeight = `
  min-block-size: 14rem;
  ${media.md} {
    min-block-size: 11.5rem;
  }
`

/** CSS of the course to continue with and of its skeleton: cover, title and details. */
export const continueLayout = `
  ${continueHeight}
  display: grid;
  grid-template-columns: 7.5rem minmax(0, 1fr);
  grid-template-rows: auto auto;
  align-content: start;
  align-items: center;
  gap: ${token('space-3')} ${token('space-4')};
  & > :first-child {
    border-radius: ${token('radius-md')};
  }
  & > :last-child {
    grid-column: 1 / -1;
  }
  ${media.md} {
    grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
    column-gap: ${token('space-8')};
    & > :first-child {
      grid-row: 1 / -1;
    }
    & > :nth-child(2) {
      align-self: end;
    }
    & > :last-child {
      grid-column: auto;
      align-self: start;
    }
  }
`
