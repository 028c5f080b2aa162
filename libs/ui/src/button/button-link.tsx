import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { Link, type LinkProps } from '../link/link'
import { buttonLook, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-look'

export interface ButtonLinkProps extends LinkProps {
  /** Emphasis of the link. @default 'primary' */
  variant?: ButtonVariant
  /** Height of the link. @default 'md' */
  size?: ButtonSize
  /** Full width of the parent. */
  block?: boolean
}

const Root = styled(Link)<ButtonLook>`
  ${buttonLook}
`

export function ButtonLink({
  variant = 'primary',
  size = 'md',
  block = false,
  ...link
}: ButtonLinkProps): ReactElement {
  return <Root {...link} $variant={variant} $size={size} $block={block} />
}
