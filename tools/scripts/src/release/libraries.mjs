import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The publishable libraries of a workspace, by folder name.
 *
 * @param {string} root
 * @returns {{ lib: string, folder: string, manifest: Record<string, any> }[]}
 */
export function libraries(root) {
  return readdirSync(join(root, 'libs'))
    .sort()
    .map((lib) => ({ lib, folder: join(root, 'libs', lib) }))
    .filter(({ folder }) => existsSync(join(folder, 'package.json')))
    .map(({ lib, folder }) => ({
      lib,
      folder,
      manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
    }))
}

/** Entries that have types: what a host imports, the declarations, and the name of the report. */
export function typedEntries(manifest) {
  return Object.entries(manifest.exports).flatMap(([entry, target]) => {
    const types = target.types ?? target.import?.types
    if (types === undefined) return []
    const report = entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-')
    return [{ entry, types, report: `${report}.api.md` }]
  })
}
