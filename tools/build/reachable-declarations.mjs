import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const specifiers = /(?:from\s+|import\s*\(?\s*)['"](\.[^'"]*)['"]/g

/**
 * Returns the declarations that a file imports directly or indirectly, and the file.
 *
 * @param {string} file path of a `.d.ts` file whose imports have file names
 * @param {Set<string>} found
 * @returns {Set<string>} absolute paths
 */
export function reachableDeclarations(file, found = new Set()) {
  const path = resolve(file)
  if (found.has(path) || !existsSync(path)) return found
  found.add(path)
  for (const [, specifier] of readFileSync(path, 'utf8').matchAll(specifiers)) {
    reachableDeclarations(`${resolve(dirname(path), specifier.replace(/\.js$/, ''))}.d.ts`, found)
  }
  return found
}
