import type { Plugin } from 'vite'

/** Omits the fallbacks of design tokens from styles. For builds whose pages set all tokens. */
export function tokensInPage(): Plugin {
  return {
    name: 'tokens-in-page',
    enforce: 'pre',
    load: {
      filter: { id: /\/libs\/ui\/src\/theme\/token\.ts$/ },
      handler: () => 'export const token = (name) => `var(--sy-${name})`',
    },
  }
}
