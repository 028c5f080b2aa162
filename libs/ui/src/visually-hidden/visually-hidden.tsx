import type { ComponentPropsWithRef, ReactElement } from 'react'
import { styled } from 'styled-components'

const Hidden = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Visually hidden text for screen readers. */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'>): ReactElement {
  return <Hidden {...props} />
}
