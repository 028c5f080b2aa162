import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { documentationFiles } from '../../scripts/src/documentation/documentation-files.mjs'
import { searchIndex } from '../src/search-index.ts'
import { downloadFiles } from './downloads.ts'

const types: Record<string, string> = {
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
}

/** Prefix of the files as modules. */
const virtual = 'virtual:documents/'

function allFiles(): Map<string, string> {
  const documents = documentationFiles(fileURLToPath(new URL('../../..', import.meta.url)))
  return new Map([
    ...downloadFiles(),
    ...documents.map(({ path, text }): [string, string] => [path, text]),
    ['search.json', JSON.stringify(searchIndex(documents))],
  ])
}

/**
 * Serves the downloads, the documentation as Markdown and the index of the search, and adds them to the built Storybook.
 * Pages import them from `virtual:documents/`.
 */
export function generatedFiles(): Plugin {
  let cached: Map<string, string> | undefined
  // Story tests need none of the files.
  const files = () => (cached ??= allFiles())
  return {
    name: 'generated-files',
    resolveId: (id) => (id.startsWith(virtual) ? id : undefined),
    load(id) {
      if (!id.startsWith(virtual)) return
      return `export default ${JSON.stringify(files().get(id.slice(virtual.length)))}`
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.slice(1) ?? ''
        const type = types[path.split('.').at(-1) ?? '']
        const text = type && files().get(path)
        if (type === undefined || text === undefined) return next()
        response.setHeader('content-type', type)
        response.end(text)
      })
    },
    generateBundle() {
      for (const [fileName, source] of files()) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
