import { darkColors, lightColors } from './palette'
import { scale } from './scale'

function declare(tokens: Record<string, string>): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--sy-${name}:${value};`)
    .join('')
}

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
  body {
    margin: 0;
    background: var(--sy-surface);
    color: var(--sy-text);
    font: 400 var(--sy-text-md) / var(--sy-leading) var(--sy-font-body);
    line-break: strict;
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
  }
  h1, h2, h3, h4, h5, h6 { margin: 0; font-weight: 650; line-height: 1.4; text-wrap: pretty; }
  p { margin: 0; text-wrap: pretty; }
  :where(ul, ol):where([role='list']) { margin: 0; padding: 0; list-style: none; }
  img, svg, video { display: block; max-width: 100%; }
  img { height: auto; }
  button, input, textarea, select { margin: 0; color: inherit; font: inherit; }
  a { color: var(--sy-accent-text); text-decoration: none; text-underline-offset: 0.2em; }
  a:hover, p a { text-decoration: underline; }
  [hidden] { display: none !important; }
  :focus-visible { outline: 2px solid var(--sy-focus); outline-offset: 2px; }
  main:focus, [tabindex='-1']:focus:not(:focus-visible) { outline: none; }
  ::selection { background: var(--sy-accent); color: #04182a; }
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`
