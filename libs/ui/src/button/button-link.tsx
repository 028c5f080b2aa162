import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { Link, type LinkProps } from '../link/link'
import { buttonLook, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-look'

/** Properties of {@link ButtonLink}: those of {@link Link}. */
export interface ButtonLinkProps extends LinkProps {
  /** @default 'primary' */
  variant?: ButtonVariant
  /** @default 'md' */
  size?: ButtonSize
  /** As wide as its surroundings. */
  block?: boolean
}

const Root = styled(Link)<ButtonLook>`
  ${buttonLook}
`

/** A link that looks like a {@link Button}. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  block = false,
  ...link
}: ButtonLinkProps): ReactElement {
  return <Root {...link} $variant={variant} $size={size} $block={block} />
}
