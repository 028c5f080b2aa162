import type { Plugin } from 'vite'

/** Packages that React Server Components cannot load: state, effects, contexts, runtime styles. */
const clientPackages = /^(react|react-dom|styled-components|radix-ui|valtio\/react)(\/|$)/

/** Elements without hooks also work on the server. */
const serverPackages = ['react/jsx-runtime', 'react/jsx-dev-runtime']

/** Components and hooks. A server component could otherwise pass functions to components. */
const clientSource = /\.tsx$|(^|\/)use-[^/]+$/

/**
 * Adds `'use client'` to each built module for the browser. A server component can then import any entry, render
 * its components, and call its plain functions.
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
