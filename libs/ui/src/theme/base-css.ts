import { elementsCss, motionCss, stillCss, textCss } from './ground-css'
import { darkColors, darkContrastColors, lightColors, lightContrastColors } from './palette'
import { scale } from './scale'

/** Token values as CSS declarations. */
function declare(tokens: Record<string, string>): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--sy-${name}:${value};`)
    .join('')
}

const dark = `color-scheme: dark;${declare(darkColors)}`
const darkMore = declare(darkContrastColors)
const lightMore = declare(lightContrastColors)

const systemDark = '@media (prefers-color-scheme: dark)'
const systemMore = '@media (prefers-contrast: more)'
const notLight = ":not([data-theme='light'])"
const notStandard = ":not([data-contrast='standard'])"

/**
 * The rules of {@link GlobalStyle} as CSS text, for pages that bring them in their HTML: they hold
 * before any script runs, and no script has to carry them.
 */
export const baseCss = `
  :root { color-scheme: light; ${declare(scale)}${declare(lightColors)} }
  ${systemDark} { html${notLight} { ${dark} } }
  html[data-theme='dark'] { ${dark} }

  ${systemMore} { html${notStandard} { ${lightMore} } }
  html[data-contrast='more'] { ${lightMore} }
  ${systemDark} {
    ${systemMore} { html${notLight}${notStandard} { ${darkMore} } }
    html[data-contrast='more']${notLight} { ${darkMore} }
  }
  ${systemMore} { html[data-theme='dark']${notStandard} { ${darkMore} } }
  html[data-theme='dark'][data-contrast='more'] { ${darkMore} }

  *, ::before, ::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: calc(var(--sy-header-height) + 64px); }
  html:has([data-bottom-bar='shown']) { scroll-padding-bottom: 80px; }
  body { margin: 0; background: var(--sy-surface); ${textCss} }
  ${elementsCss}
  ${motionCss}
  @media (forced-colors: active) { button:where(:not([role='tab'])) { outline: 1px solid ButtonText; outline-offset: -1px; } }
  ${stillCss}
`
