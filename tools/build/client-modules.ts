import type { Plugin } from 'vite'

/** What React Server Components cannot load: state, effects, contexts, styles made while rendering. */
const clientPackages = /^(react|react-dom|styled-components|radix-ui|valtio\/react)(\/|$)/

/** Elements alone are for servers, too. */
const serverPackages = ['react/jsx-runtime', 'react/jsx-dev-runtime']

/** Components, which a server hands functions otherwise, and hooks. */
const clientSource = /\.tsx$|(^|\/)use-[^/]+$/

/**
 * Marks the built modules that belong to the browser with `'use client'`, each by itself: a host that
 * renders React Server Components can import any entry there, render what is a component, and call
 * what is a plain function.
 */
export function clientModules(): Plugin {
  return {
    name: 'client-modules',
    renderChunk(code, { facadeModuleId, imports }, _options, { chunks }) {
      const packages = imports.filter((name) => !Object.hasOwn(chunks, name))
      const source = facadeModuleId?.replace(/\?.*$/, '') ?? ''
      const isClient =
        clientSource.test(source) ||
        packages.some((name) => clientPackages.test(name) && !serverPackages.includes(name))
      return isClient ? { code: `'use client';\n${code}`, map: null } : null
    },
  }
}
