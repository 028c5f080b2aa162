import { dirname, relative } from 'node:path'

/**
 * What a file writes to import another one.
 *
 * @param {string} from path of the importing file
 * @param {string} to path of the imported file
 */
export function importPath(from, to) {
  const path = relative(dirname(from), to).replace(/\.tsx?$/, '')
  return path.startsWith('.') ? path : `./${path}`
}
