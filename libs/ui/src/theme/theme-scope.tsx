import type { ComponentPropsWithRef, ReactElement } from 'react'
import { styled } from 'styled-components'
import { scopeLook } from './scope-look'
import { ScopeStyle } from './scope-style'

const Root = styled.div`
  ${scopeLook}
`

/**
 * A place for our parts in a page that has its own style and no {@link GlobalStyle}: inside, tokens
 * and ground style are there; outside, nothing changes. Dialogs bring their own.
 */
export function ThemeScope(props: ComponentPropsWithRef<'div'>): ReactElement {
  return (
    <>
      <ScopeStyle />
      <div data-sy-scope="">
        <Root {...props} />
      </div>
    </>
  )
}
