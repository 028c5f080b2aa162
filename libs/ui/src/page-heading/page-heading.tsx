import type { ComponentPropsWithRef, ReactElement } from 'react'
import { styled } from 'styled-components'
import { token } from '../theme/token'

const Root = styled.h1`
  margin: 0;
  font: ${token('type-title')};
`

/** Heading 1 of a page. */
export function PageHeading(props: ComponentPropsWithRef<'h1'>): ReactElement {
  return <Root {...props} />
}
