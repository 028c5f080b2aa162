/**
 * CSS for elements between a list and its cards. Cover, title, facts and price use the rows of the
 * list, so that neighboring cards align.
 */
export const cardSubgrid = `
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  gap: 0;
`
