import type { Plugin } from 'vite'

const place = '<!-- base-style -->'

/** What this site's pages need before any script runs, besides the ground style. */
const siteCss = `
  html[data-announcement] { --sy-announcement-height: max(44px, 2.5rem); }
  [data-learner-place] { min-block-size: 10.2rem; }
  @media (pointer: coarse) { [data-learner-place] { min-block-size: 10.55rem; } }
  html:not([data-signed-in]) [data-learner-place]:empty { display: none; }
`

/**
 * Puts the tokens and the ground style into the HTML, before its scripts: all themes hold from the
 * first paint on, and no script has to carry them.
 */
export function baseStyle(css: string): Plugin {
  return {
    name: 'base-style',
    transformIndexHtml(html) {
      if (!html.includes(place)) throw new Error(`index.html has lost its ${place}`)
      return html.replace(place, `<style>${css}${siteCss}</style>`)
    },
  }
}
