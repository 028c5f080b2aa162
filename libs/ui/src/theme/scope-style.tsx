import type { ReactElement } from 'react'
import { createGlobalStyle } from 'styled-components'
import { declare } from './declare'
import { elementsCss, stillCss } from './ground-css'
import { darkColors, lightColors } from './palette'
import { scale } from './scale'

/** Pages choose their own size of `1rem`; what stands in a foreign page must not grow with it. */
const fixedScale = declare(scale).replace(/([\d.]+)rem/g, (_, rem) => `${Number(rem) * 16}px`)

const adaptiveColors = Object.fromEntries(
  Object.entries(darkColors)
    .filter(([name]) => !name.startsWith('shadow'))
    .map(([name, dark]) => [name, `light-dark(${lightOf(name)}, ${dark})`]),
)

function lightOf(name: string): string {
  return Object.entries(lightColors).find(([other]) => other === name)?.[1] ?? ''
}

// `:where(:root)` weighs nothing: whatever the page itself says about a token holds.
const Sheet = createGlobalStyle`
  :where(:root) { ${fixedScale}${declare(lightColors)} }
  @supports (color: light-dark(red, red)) { :where(:root) { ${declare(adaptiveColors)} } }

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
 * What our parts need in a page without {@link GlobalStyle}: tokens that every word of the page
 * about them overrules, and a ground style for what stands in `[data-sy-scope]`. No other element is
 * touched.
 */
export function ScopeStyle(): ReactElement {
  return <Sheet />
}
