import type { ComponentPropsWithRef, ReactElement } from 'react'
import { styled } from 'styled-components'
import { token } from '../theme/token'
import { iconSize, touchTarget } from '../theme/mixins'

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** Accessible name. */
  label: string
}

const Root = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${token('radius-full')};
  background: transparent;
  color: ${token('text-muted')};
  cursor: pointer;
  &:hover {
    background: ${token('hover')};
    color: ${token('text')};
  }
  &:active {
    background: ${token('pressed')};
  }
  &:disabled {
    color: ${token('on-disabled')};
    cursor: not-allowed;
  }
  ${touchTarget}
  ${iconSize}
`

/** Round button with an icon as its content. */
export function IconButton({ label, ...button }: IconButtonProps): ReactElement {
  return <Root type="button" title={label} aria-label={label} {...button} />
}
