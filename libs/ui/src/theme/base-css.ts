import { declare } from './declare'
import { elementsCss, stillCss, textCss } from './ground-css'
import { darkColors, lightColors } from './palette'
import { scale } from './scale'

const dark = `color-scheme: dark;${declare(darkColors)}`

/**
 * The rules of {@link GlobalStyle} as CSS text, for pages that bring them in their HTML: they hold
 * before any script runs, and no script has to carry them.
 */
export const baseCss = `
  :root { color-scheme: light; ${declare(scale)}${declare(lightColors)} }
  @media (prefers-color-scheme: dark) { html:not([data-theme='light']) { ${dark} } }
  html[data-theme='dark'] { ${dark} }

  *, ::before, ::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: calc(var(--sy-header-height) + 64px); }
  body { margin: 0; background: var(--sy-surface); ${textCss} }
  ${elementsCss}
  ${stillCss}
`
