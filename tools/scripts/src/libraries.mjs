import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the publishable libraries of a workspace, by folder name.
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
