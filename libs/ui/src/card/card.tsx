import type { ComponentPropsWithRef, ReactElement } from 'react'
import { styled } from 'styled-components'
import { token } from '../theme/token'

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** Element to render, such as `article` or `section`. */
  as?: 'div' | 'article' | 'section' | 'li'
  /** Raises the card on hover and focus. For cards that contain a link. */
  interactive?: boolean
  /** Removes the padding, for images that reach the edge. */
  flush?: boolean
}

const Root = styled.div<{ $flush: boolean }>`
  min-inline-size: 0;
  padding: ${(p) => (p.$flush ? '0' : token('space-5'))};
  ${(p) => (p.$flush ? 'overflow: hidden;' : '')}
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface-raised')};
  color: ${token('text')};
  &[data-interactive] {
    transition:
      box-shadow ${token('motion-normal')},
      translate ${token('motion-normal')};
  }
  &[data-interactive]:hover,
  &[data-interactive]:focus-within {
    box-shadow: ${token('shadow-floating')};
    translate: 0 -2px;
  }
`

export function Card({ interactive, flush = false, ...rest }: CardProps): ReactElement {
  return <Root {...rest} $flush={flush} data-interactive={interactive || undefined} />
}
