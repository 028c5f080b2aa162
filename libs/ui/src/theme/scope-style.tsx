import type { ReactElement } from 'react'
import { createGlobalStyle } from 'styled-components'
import { elementsCss, stillCss } from './ground-css'
import { adaptiveTokens, chosenTokens, scopeTokens } from './scope-tokens'

const Sheet = createGlobalStyle`
  :where([data-sy-scope]) { ${chosenTokens} }
  @supports (color: light-dark(red, red)) { :where([data-sy-scope]) { ${adaptiveTokens} } }
  :where([data-sy-scope] > *) { ${scopeTokens} }

  :where([data-sy-scope]) {
    *, ::before, ::after { box-sizing: border-box; }
    button, input, textarea, select, label, h2, p, a {
      float: none;
      inline-size: auto;
      block-size: auto;
      background: none;
      box-shadow: none;
      letter-spacing: inherit;
      text-align: inherit;
      text-shadow: none;
      text-transform: none;
    }
    ${elementsCss}
    ${stillCss}
  }
`

/**
 * What our parts need in a page without {@link GlobalStyle}: for the children of `[data-sy-scope]`
 * the tokens, as the page around says or else our own, and a ground style for what is inside. No
 * other element is touched.
 */
export function ScopeStyle(): ReactElement {
  return <Sheet />
}
