import { token } from '@shuyuan/ui'

/** Variant of a card: in a grid, or large with a summary. */
export type CardVariant = 'card' | 'lead'

/** CSS of a card as a row; `> div` is the text. The cover leaves room for large text. */
export const rowStyles = `
  grid-template: auto / min(7.5rem, 40%) minmax(0, 1fr);
  align-items: center;
  gap: ${token('space-3')};
  border-color: transparent;
  background: none;
  & > :first-child {
    border-radius: ${token('radius-md')};
  }
  & > div {
    grid-row: auto;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token('space-3')};
    padding: 0;
    & > :first-child {
      flex-basis: 100%;
    }
  }
`

/** CSS of the `lead` variant; `> div` is the text. */
export const cardVariantStyles = `
  &[data-variant='lead'] {
    grid-template-rows: auto 1fr;
    & > :first-child {
      min-block-size: 100%;
      /* Covers start with their title. */
      & > img {
        object-position: left;
      }
    }
    & > div {
      grid-row: auto;
      grid-template-rows: auto;
      align-content: center;
      padding: ${token('space-5')};
      font: ${token('type-small')};
      & > :first-child {
        font: ${token('type-heading')};
      }
    }
    @media (min-width: 768px) and (max-width: 1023px) {
      grid-template: auto / repeat(2, minmax(0, 1fr));
    }
  }
`
