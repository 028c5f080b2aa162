import type { ComponentPropsWithRef, ReactElement } from 'react'
import { styled } from 'styled-components'
import { media } from '../theme/mixins'
import { token } from '../theme/token'

const Root = styled.div`
  inline-size: 100%;
  max-inline-size: calc(${token('page-width')} + 2 * ${token('space-6')});
  margin-inline: auto;
  padding-inline: ${token('space-4')};
  ${media.md} {
    padding-inline: ${token('space-6')};
  }
`

/** Limits its content to the page width (1200 px), with a margin on both sides. */
export function Container(props: ComponentPropsWithRef<'div'>): ReactElement {
  return <Root {...props} />
}
