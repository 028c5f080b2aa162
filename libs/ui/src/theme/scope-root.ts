import { styled } from 'styled-components'
import { elementsCss, motionCss, stillCss } from './ground-css'
import { adaptiveTokens, chosenTokens, scopeTokens } from './scope-tokens'

/**
 * What our parts need in a page without {@link GlobalStyle}: for its children the tokens, as the page
 * around says or else our own, and a ground style, weaker than any other, for what is inside. No
 * other element is touched. No global style: that would put its machinery on every first page.
 */
export const ScopeRoot = styled.div`
  :where(&) {
    ${chosenTokens}
  }
  @supports (color: light-dark(red, red)) {
    :where(&) {
      ${adaptiveTokens}
    }
  }
  :where(& > *) {
    ${scopeTokens}
  }
  :where(&) {
    *,
    ::before,
    ::after {
      box-sizing: border-box;
    }
    button,
    input,
    textarea,
    select,
    label,
    h2,
    p,
    a {
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
  ${motionCss}
`
