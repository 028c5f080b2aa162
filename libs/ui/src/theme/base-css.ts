import { elementsCss, motionCss, reducedMotionCss, textCss, untilKnownCss } from './ground-css'
import { media } from './mixins'
import { darkColors, darkContrastColors, lightColors, lightContrastColors } from './palette'
import { scale } from './scale'
import { themeCss } from './theme-css'

/**
 * The rules of {@link GlobalStyle} as CSS text, for server-rendered HTML: they apply before any script runs,
 * and no script contains them. They are in the cascade layer `shuyuan`, so that everything a page declares
 * outside of layers wins: headings, links, `:root { --sy-accent: … }`.
 */
export const baseCss = `
@layer shuyuan {
  ${themeCss({
    light: { ...scale, ...lightColors },
    dark: darkColors,
    lightContrast: lightContrastColors,
    darkContrast: darkContrastColors,
  })}
  :root { color-scheme: light; }
  @media screen {
    @media (prefers-color-scheme: dark) { html:not([data-theme='light']) { color-scheme: dark; } }
    html[data-theme='dark'] { color-scheme: dark; }
  }
  *, ::before, ::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: calc(var(--sy-header-height) + 64px); }
  html:has([data-bottom-bar='shown']) { scroll-padding-bottom: 80px; }
  ${media.below.md} { html:has([data-bottom-bar='tabs']) { scroll-padding-bottom: 80px; } }
  body { margin: 0; background: var(--sy-surface); ${textCss} }
  ${elementsCss}
  ${motionCss}
  @media (forced-colors: active) { button:where(:not([role='tab'])) { outline: 1px solid ButtonText; outline-offset: -1px; } }
  ${untilKnownCss}
  ${reducedMotionCss}
}
`
