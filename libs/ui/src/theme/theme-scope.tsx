import type { ComponentPropsWithRef, ReactElement } from 'react'
import { styled } from 'styled-components'
import { scopeLook } from './scope-look'
import { ScopeRoot } from './scope-root'

const Root = styled.div`
  ${scopeLook}
`

/**
 * A place for our parts in a page that has its own style and no {@link GlobalStyle}: inside, tokens
 * and ground style are there; outside, nothing changes. Dialogs bring their own.
 */
export function ThemeScope(props: ComponentPropsWithRef<'div'>): ReactElement {
  return (
    <ScopeRoot>
      <Root {...props} />
    </ScopeRoot>
  )
}
