/**
 * Style lines for what stands between a list and a card: cover, title, facts and price take the rows of the
 * list, so that those of neighbors are in line.
 */
export const cardRows = `
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  gap: 0;
`
