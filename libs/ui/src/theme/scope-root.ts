import { styled } from 'styled-components'
import { darkColors, lightColors } from './palette'
import { scale } from './scale'
import { elementsCss, motionCss, reducedMotionCss } from './ground-css'

/**
 * A host page sets its own size of `1rem`, which must not scale the components, so `rem` becomes px. Tokens
 * that refer to other tokens use the adapted value.
 */
const fixedScale = Object.entries(scale).map(([name, value]) => [
  name,
  value
    .replace(/([\d.]+)rem/g, (_, rem) => `${Number(rem) * 16}px`)
    .replace('var(--sy-', 'var(--sy_'),
])

const light = Object.entries(lightColors)
const dark = Object.entries(darkColors)
const adaptive = light.flatMap(([name, value], index) =>
  /^(shadow|image)/.test(name) ? [] : [[name, `light-dark(${value}, ${dark[index]?.[1]})`]],
)

// Two elements are needed, because a variable cannot refer to its own inherited value ("mine, else the
// page's").
function choose(tokens: string[][]): string {
  return tokens.map(([name, value]) => `--sy_${name}:var(--sy-${name},${value});`).join('')
}

/** On the outer element, which may or may not inherit tokens: the inherited value, else ours. */
const chosenTokens = choose([...fixedScale, ...light])

/** The same for colors, by color scheme. For browsers that support `light-dark()`. */
const adaptiveTokens = choose(adaptive)

/** The tokens, on the children of that element. */
const scopeTokens = [...fixedScale, ...light]
  .map(([name]) => `--sy-${name}:var(--sy_${name});`)
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
    ${reducedMotionCss}
  }
  ${motionCss}
`
