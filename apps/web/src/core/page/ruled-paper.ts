import { token } from '@shuyuan/ui'

/** Distance of the rules. */
export const ruledColumn = '5.5rem'

/** CSS of a sheet of writing paper with vertical rules, counted from its right edge, where writing begins. */
export const ruledPaper = `
  background-color: ${token('surface-sunken')};
  background-image: repeating-linear-gradient(
    270deg,
    color-mix(in srgb, ${token('seal')} 18%, transparent) 0 1px,
    transparent 0 ${ruledColumn}
  );
`
