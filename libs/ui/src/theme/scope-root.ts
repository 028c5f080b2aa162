import { styled } from 'styled-components'
import { darkColors, lightColors } from './palette'
import { scale } from './scale'
import { elementsCss, motionCss, stillCss } from './ground-css'

/**
 * Pages choose their own size of `1rem`; components in a foreign page must not grow with it. A value
 * that names another takes the chosen one.
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

// Two steps: a variable cannot be declared by its own inherited value, as in "mine, else the page's".
function choose(tokens: string[][]): string {
  return tokens.map(([name, value]) => `--sy_${name}:var(--sy-${name},${value});`).join('')
}

/** On an element whose surroundings may or may not have tokens: theirs, else ours. */
const chosenTokens = choose([...fixedScale, ...light])

/** The same for the colors, following the color scheme; for browsers that know `light-dark()`. */
const adaptiveTokens = choose(adaptive)

/** On the children of that element: the tokens. */
const scopeTokens = [...fixedScale, ...light]
  .map(([name]) => `--sy-${name}:var(--sy_${name});`)
  .join('')

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
