import { styled } from 'styled-components'
import { elementsCss, motionCss, reducedMotionCss } from './ground-css'
import { lightColors } from './palette'
import { standardValues } from './standard-values'

// Uses two elements, because a variable cannot refer to its own inherited value.
function choose(values: Record<string, string>): string {
  return Object.entries(values)
    .map(
      ([name, value]) =>
        `--sy_${name}:var(--sy-${name},${value.replace('var(--sy-', 'var(--sy_')});`,
    )
    .join('')
}

/** On the outer element, which may or may not inherit tokens: the inherited value, else ours. */
const chosenTokens = choose(standardValues)

/** The same for browsers without `light-dark()`. */
const lightTokens = choose(lightColors)

/** The tokens, on the children of that element. */
const scopeTokens = Object.keys(standardValues)
  .map((name) => `--sy-${name}:var(--sy_${name});`)
  .join('')

/**
 * Provides the tokens and basic styles in a page without {@link GlobalStyle}. The tokens have the values of
 * the page if it sets them, else the defaults. The basic styles have the lowest specificity and apply only
 * inside. This is not a global style, because that would add its code to every first page.
 */
export const ScopeRoot = styled.div`
  :where(&) {
    ${chosenTokens}
  }
  @supports not (color: light-dark(red, red)) {
    :where(&) {
      ${lightTokens}
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
    ${reducedMotionCss}
  }
  ${motionCss}
`
