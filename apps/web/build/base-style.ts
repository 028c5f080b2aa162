import type { Plugin } from 'vite'

/**
 * Puts the tokens and the ground style into the HTML: both themes hold from the first paint on, and
 * no script has to carry them.
 */
export function baseStyle(css: string): Plugin {
  return {
    name: 'base-style',
    transformIndexHtml: () => [
      { tag: 'style', children: css.replaceAll(/\s+/g, ' '), injectTo: 'head' },
    ],
  }
}
