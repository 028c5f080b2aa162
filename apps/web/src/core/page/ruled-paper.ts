import { token } from '@shuyuan/ui'

/** Distance of the rules. */
export const ruledColumn = '5.5rem'

/** CSS of the vertical rules of writing paper, counted from one of its edges. */
export const ruledPaper = (from: 'left' | 'right') => `
  background: repeating-linear-gradient(
    to ${from === 'left' ? 'right' : 'left'},
    color-mix(in srgb, ${token('seal')} 18%, transparent) 0 1px,
    transparent 0 ${ruledColumn}
  );
`
