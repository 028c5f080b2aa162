function withImports(chunk, byFile, found = new Set()) {
  if (found.has(chunk)) return found
  found.add(chunk)
  for (const file of chunk.imports) {
    const imported = byFile.get(file)
    if (imported !== undefined) withImports(imported, byFile, found)
  }
  return found
}

/** Whether `import()` of the module loads this chunk. */
function answers(chunk, module) {
  return chunk.isDynamicEntry && moduleName(chunk.facadeModuleId).endsWith(`/${module}`)
}

/** Normalizes a module path: no extension, forward slashes. */
function moduleName(id) {
  return (id ?? '')
    .replaceAll('\\', '/')
    .replace(/\?.*$/, '')
    .replace(/\.[a-z]+$/, '')
}

/** Returns the chunk that `import()` of a module loads. Throws if the module has no separate chunk. */
export function chunkOf(chunks, module) {
  const [chunk, ...others] = chunks.filter((candidate) => answers(candidate, module))
  if (chunk === undefined) throw new Error(`${module} is not loaded on demand.`)
  if (others.length > 0) throw new Error(`${module} matches ${others.length + 1} chunks.`)
  return chunk
}

/**
 * Returns the loaded chunks: the entry, the chunks of `loads`, and their imports. With `loads: 'all'`, all chunks
 * except those that only the modules of `apart` need.
 *
 * @param {import('vite').Rolldown.OutputChunk[]} chunks
 * @param {{ loads?: string[] | 'all', apart?: string[] }} measure modules as path suffixes
 */
export function loadedChunks(chunks, { loads = [], apart = [] }) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const late = new Set(apart.map((module) => chunkOf(chunks, module)))
  const starts =
    loads === 'all'
      ? chunks.filter((chunk) => chunk.isEntry || (chunk.isDynamicEntry && !late.has(chunk)))
      : [...chunks.filter(({ isEntry }) => isEntry), ...loads.map((name) => chunkOf(chunks, name))]
  const found = new Set()
  for (const chunk of starts) withImports(chunk, byFile, found)
  return [...found]
}
