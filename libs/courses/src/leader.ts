import { token } from '@shuyuan/ui'

/** CSS of the dots that lead from a name to its figures, in a flex row. */
export const leader = `
  flex: 1;
  border-block-end: 2px dotted ${token('border-strong')};
  opacity: 0.5;
  content: '';
`
