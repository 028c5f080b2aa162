import type { Plugin } from 'vite'

const place = '<!-- base-style -->'

/**
 * CSS of the site that applies before any script runs. Only the cover of the focused card has the view transition name,
 * because names must be unique. Clicks reach the page below a view transition.
 */
const siteCss = `
  html[data-announcement] { --sy-announcement-height: max(44px, 2.5rem); }
  @media (scripting: none) { button:not([type='submit']) { display: none; } }
  [data-learner-place] { min-block-size: 15.5rem; }
  @media (min-width: 768px) { [data-learner-place] { min-block-size: 14.25rem; } }
  ::view-transition { pointer-events: none; }
  html[data-signed-in] [data-visitor-place] { display: none; }
  html:not([data-signed-in]) [data-learner-place]:empty { display: none; }
  article[data-variant]:focus-within > :first-child,
  html:not(:has(article[data-variant]:focus-within)) [data-moving-cover] { view-transition-name: cover; }
`

/**
 * Inlines the theme tokens and base style into the HTML, so that themes apply from the first paint and are not
 * part of the scripts.
 */
export function baseStyle(css: string): Plugin {
  return {
    name: 'base-style',
    transformIndexHtml(html) {
      if (!html.includes(place)) throw new Error(`index.html does not contain ${place}`)
      return html.replace(place, `<style>${css}${siteCss}</style>`)
    },
  }
}
