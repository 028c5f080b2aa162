import type { ComponentPropsWithRef, ReactElement } from 'react'
import { styled } from 'styled-components'
import { token } from '../theme/token'

/** Properties of {@link Card}: those of a div. */
export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** Another element to be, as `article` or `section`. */
  as?: 'div' | 'article' | 'section' | 'li'
  /** Lifts itself under the pointer and with the focus inside; for cards that lead somewhere. */
  interactive?: boolean
  /** Without inner margin, for images up to the edge. */
  flush?: boolean
}

const Root = styled.div<{ $flush: boolean }>`
  min-inline-size: 0;
  padding: ${(p) => (p.$flush ? '0' : token('space-5'))};
  ${(p) => (p.$flush ? 'overflow: hidden;' : '')}
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface-raised')};
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

/** A raised surface. */
export function Card({ interactive, flush = false, ...rest }: CardProps): ReactElement {
  return <Root {...rest} $flush={flush} data-interactive={interactive || undefined} />
}
