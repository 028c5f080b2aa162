import { css, styled } from 'styled-components'
import type { ComponentPropsWithRef, ReactElement } from 'react'
import { textCss } from './ground-css'
import { ScopeRoot } from './scope-root'

/**
 * Begins anew: nothing that the page around it says about text reaches the inside, except its
 * color scheme and direction.
 */
export const scopeLook = css`
  all: initial;
  display: block;
  box-sizing: border-box;
  color-scheme: inherit;
  text-size-adjust: 100%;
  ${textCss}
`

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
