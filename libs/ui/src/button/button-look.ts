import { css } from 'styled-components'
import { token } from '../theme/token'
import { iconSize, touchTarget } from '../theme/mixins'

/** Emphasis of a button. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'

/** Height: 32, 40 or 48 px. On touch screens at least 44 px. */
export type ButtonSize = 'sm' | 'md' | 'lg'

export interface ButtonLook {
  $variant: ButtonVariant
  $size: ButtonSize
  $block: boolean
}

const fills: Record<ButtonVariant, string> = {
  primary: `background: ${token('accent-strong')}; color: ${token('on-accent')};`,
  secondary: `background: ${token('surface-raised')}; color: ${token('text')}; border-color: ${token('border-strong')};`,
  ghost: `background: transparent; color: ${token('accent-text')};`,
  danger: `background: ${token('danger')}; color: ${token('on-accent')};`,
}

const sizes: Record<ButtonSize, string> = {
  sm: `min-height: ${token('control-sm')}; padding: 3px ${token('space-3')}; font: ${token('type-small')}; font-weight: ${token('weight-strong')};`,
  md: `min-height: ${token('control-md')}; padding: 6px ${token('space-5')};`,
  lg: `min-height: ${token('control-lg')}; padding: 10px ${token('space-7')};`,
}

/** Styles shared by {@link Button} and {@link ButtonLink}. */
export const buttonLook = css<ButtonLook>`
  display: ${(p) => (p.$block ? 'flex; inline-size: 100%' : 'inline-flex')};
  align-items: center;
  justify-content: center;
  gap: ${token('space-2')};
  box-sizing: border-box;
  border: 1px solid transparent;
  border-radius: ${token('radius-control')};
  font: ${token('type-label')};
  text-align: center;
  letter-spacing: normal;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  ${(p) => sizes[p.$size]}
  ${(p) => fills[p.$variant]}
  &:hover {
    text-decoration: none;
    background-image: linear-gradient(${token('fill-hover')} 0 0);
  }
  &:active {
    background-image: linear-gradient(${token('fill-pressed')} 0 0);
    translate: 0 1px;
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: ${token('disabled')};
    border-color: transparent;
    color: ${token('on-disabled')};
    cursor: not-allowed;
  }
  ${touchTarget}
  ${iconSize}
`
