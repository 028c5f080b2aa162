import { css } from 'styled-components'
import { token } from '../theme/token'

/** Frame of text fields and text areas. */
export const controlLook = css`
  inline-size: 100%;
  block-size: auto;
  min-inline-size: 0;
  padding: ${token('space-1')} ${token('space-3')};
  box-sizing: border-box;
  border: 1px solid ${token('border-strong')};
  border-radius: ${token('radius-control')};
  background: ${token('surface-raised')};
  color: ${token('text')};
  font: ${token('type-body')};
  transition: border-color ${token('motion-fast')};
  &::placeholder {
    color: ${token('text-subtle')};
    opacity: 1;
  }
  &:enabled:hover {
    border-color: ${token('accent-strong')};
  }
  &:focus-visible {
    border-color: ${token('focus')};
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: -1px;
  }
  &[aria-invalid] {
    border-color: ${token('danger')};
  }
  &[aria-invalid]:focus-visible {
    outline-offset: 1px;
  }
  &:disabled {
    background: ${token('disabled')};
    color: ${token('on-disabled')};
    cursor: not-allowed;
  }
`
