import type { Plugin } from 'vite'

interface SlimModule {
  /** End of the module's path. */
  file: string
  /** What stands in for it. */
  code: string
}

/** A module whose functions say why they are not there. */
function absent(names: readonly string[], reason: string): string {
  const list = names.map((name) => `absent as ${name}`).join(', ')
  return `const absent = () => { throw new Error('${reason}') }; export { ${list} }`
}

/** Parts of packages that this site never runs, and what it runs of them in their place. */
const slimModules: readonly SlimModule[] = [
  {
    // Vendor prefixes are off in styled-components unless asked for, and no target needs them.
    file: 'stylis/src/Prefixer.js',
    code: 'export const prefix = (value) => value',
  },
  {
    // The site reads and writes queries its own way: src/search-params.ts.
    file: '@tanstack/router-core/dist/esm/searchParams.js',
    code: absent(
      ['defaultParseSearch', 'defaultStringifySearch', 'parseSearchWith', 'stringifySearchWith'],
      'Queries are those of src/search-params.ts: build/slim-packages.ts leaves out the router’s',
    ),
  },
  {
    // Lists here have numbered pages.
    file: '@tanstack/query-core/build/modern/infiniteQueryBehavior.js',
    code: absent(
      ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage'],
      'build/slim-packages.ts leaves out infinite queries; take that entry out to use them',
    ),
  },
  {
    // Icons here have a size, a stroke width and attributes; no context, no absolute strokes.
    file: 'lucide-react/dist/esm/createLucideIcon.mjs',
    code: `
      import { createElement } from 'react'
      const createLucideIcon = ({ node }) => ({ size = 24, strokeWidth = 2, ...svg }) =>
        createElement('svg', {
          width: size,
          height: size,
          viewBox: '0 0 24 24',
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          'aria-hidden': svg['aria-label'] === undefined,
          ...svg,
        }, node.map(([tag, attributes]) => createElement(tag, attributes)))
      export { createLucideIcon as default }
    `,
  },
]

/**
 * Leaves out of the built site what its packages carry along but never run here. A package that moved
 * such a module fails the build, so that an update does not bring the weight back unseen.
 */
export function slimPackages(): Plugin {
  const missing = new Set(slimModules)
  return {
    name: 'slim-packages',
    apply: 'build',
    load(id) {
      const slim = slimModules.find(({ file }) => id.endsWith(`/node_modules/${file}`))
      if (slim === undefined) return null
      missing.delete(slim)
      return { code: slim.code, moduleSideEffects: false }
    },
    buildEnd(error) {
      if (error !== undefined || missing.size === 0) return
      const files = [...missing].map(({ file }) => file).join(', ')
      this.error(`Not found in the installed packages: ${files}`)
    },
  }
}
