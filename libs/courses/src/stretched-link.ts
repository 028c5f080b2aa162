import { token } from '@shuyuan/ui'

/** CSS of a link that covers its positioned parent, which also shows the focus. */
export const stretchedLink = `
  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${token('radius-lg')};
    content: '';
  }
  &:focus-visible {
    outline: none;
    &::after {
      outline: ${token('focus-width')} solid ${token('focus')};
      outline-offset: -2px;
    }
  }
`
