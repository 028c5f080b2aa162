import type { ComponentPropsWithRef, ReactElement } from 'react'
import { styled } from 'styled-components'
import { visuallyHidden } from '../theme/mixins'

const Hidden = styled.span`
  ${visuallyHidden}
`

/** Visually hidden text for screen readers. */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'>): ReactElement {
  return <Hidden {...props} />
}
