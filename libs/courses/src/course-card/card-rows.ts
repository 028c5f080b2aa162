/**
 * CSS of the items of a list of cards. Cover, title, facts and price use the rows of the list, so that
 * neighboring cards align.
 */
export const cardSubgrid = `
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  gap: 0;
  & > * {
    grid-row: 1 / -1;
    grid-template-rows: subgrid;
  }
`
