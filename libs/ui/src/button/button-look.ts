import { css } from 'styled-components'
import { token } from '../theme/token'
import { touchTarget } from '../theme/mixins'

/** How loud a button is. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'

/** Height: 32, 40 or 48 px; 44 px at least for fingers. */
export type ButtonSize = 'sm' | 'md' | 'lg'

/** What {@link buttonLook} varies by. */
export interface ButtonLook {
  $variant: ButtonVariant
  $size: ButtonSize
  $block: boolean
}

const fills: Record<ButtonVariant, string> = {
  primary: `background: ${token('accent-strong')}; color: ${token('on-accent')};`,
  secondary: `background: ${token('surface-raised')}; color: ${token('text')}; border-color: color-mix(in srgb, ${token('border-strong')} 55%, ${token('border')});`,
  ghost: `background: transparent; color: ${token('accent-text')};`,
  danger: `background: ${token('danger')}; color: ${token('on-accent')};`,
}

const hovers: Record<ButtonVariant, string> = {
  primary: `background: color-mix(in srgb, ${token('accent-strong')} 88%, ${token('text')});`,
  secondary: `background: ${token('accent-soft')}; border-color: ${token('accent-strong')}; color: ${token('accent-text')};`,
  ghost: `background: ${token('accent-soft')};`,
  danger: `background: color-mix(in srgb, ${token('danger')} 88%, ${token('text')});`,
}

const sizes: Record<ButtonSize, string> = {
  sm: `min-height: 32px; padding: 3px ${token('space-3')}; font-size: ${token('text-sm')};`,
  md: `min-height: 40px; padding: 6px ${token('space-5')}; font-size: ${token('text-md')};`,
  lg: `min-height: 48px; padding: 10px ${token('space-7')}; font-size: ${token('text-md')};`,
}

/** The look shared by buttons and links that look like one. */
export const buttonLook = css<ButtonLook>`
  display: ${(p) => (p.$block ? 'flex' : 'inline-flex')};
  ${(p) => (p.$block ? 'inline-size: 100%;' : '')}
  align-items: center;
  justify-content: center;
  gap: ${token('space-2')};
  border: 1px solid transparent;
  border-radius: ${token('radius-full')};
  font-weight: 550;
  line-height: 1.4;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition:
    background ${token('duration-fast')},
    border-color ${token('duration-fast')},
    color ${token('duration-fast')};
  ${(p) => sizes[p.$size]}
  ${(p) => fills[p.$variant]}
  &:hover {
    text-decoration: none;
    ${(p) => hovers[p.$variant]}
  }
  &:active {
    translate: 0 1px;
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: ${token('surface-sunken')};
    border-color: transparent;
    color: ${token('text-subtle')};
    cursor: not-allowed;
    translate: none;
  }
  ${touchTarget}
  & > svg {
    flex: none;
  }
`
