import { join } from 'node:path'
import { build } from 'vite'

const entryId = '\0measured-entry'

/** Creates a virtual entry, whose imports resolve as in a file in `folder`. */
function entryOf(text, folder) {
  return {
    name: 'measured-entry',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === entryId) return id
      if (importer !== entryId) return null
      return this.resolve(id, join(folder, 'package.json'), { skipSelf: true })
    },
    load: (id) => (id === entryId ? text : null),
  }
}

/**
 * Bundles an entry like a production app, minified and with a chunk for each `import()`.
 *
 * @param {{ folder: string, text: string, externals: string[] }} input `externals`: packages that the
 *   size excludes, because every host has them
 * @returns {Promise<import('vite').Rolldown.OutputChunk[]>}
 */
export async function bundleEntry({ folder, text, externals }) {
  const isExternal = (id) => externals.some((name) => id === name || id.startsWith(`${name}/`))
  const { output } = await build({
    configFile: false,
    root: folder,
    publicDir: false,
    logLevel: 'error',
    plugins: [entryOf(text, folder)],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: entryId,
        external: isExternal,
        preserveEntrySignatures: 'exports-only',
      },
    },
  })
  return output.filter(({ type }) => type === 'chunk')
}
