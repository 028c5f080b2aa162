import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { digest } from './digest.mjs'
import { libraries } from './libraries.mjs'
import { reportNames } from './report-names.mjs'

const unpublished = /\.(test|stories|fixture)\.[a-z]+$|\.md$/
const published = ['type', 'engines', 'sideEffects', 'exports', 'files', 'bin', 'dependencies']
const peers = ['peerDependencies', 'peerDependenciesMeta', 'optionalDependencies']

/** The part of the manifest that a host notices, without our versions: those follow from releases. */
function manifestParts(manifest) {
  const parts = [...published, ...peers].map((name) => [name, manifest[name]])
  return JSON.stringify(parts, (key, value) => (key.startsWith('@shuyuan/') ? '' : value))
}

function sourcesOf(folder, { files = [] }) {
  const outside = files.filter((name) => name !== 'dist' && existsSync(join(folder, name)))
  const inside = readdirSync(join(folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  return [...inside, ...outside]
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !unpublished.test(file))
    .sort()
}

function namesOf(folder) {
  const reports = join(folder, 'api')
  if (!existsSync(reports)) return {}
  const files = readdirSync(reports).filter((file) => file.endsWith('.api.md'))
  return Object.fromEntries(
    files.sort().map((file) => {
      const text = readFileSync(join(reports, file), 'utf8')
      return [file.replace(/\.api\.md$/, ''), reportNames(text)]
    }),
  )
}

/**
 * What hosts get of each library, as fingerprints: the reviewed API, name by name, and the sources
 * that are published. Tests, stories and documents are no part of it.
 *
 * @param {string} root
 * @returns {Record<string, { version: string, source: string, api: Record<string, { exported: Record<string, string>, rest: string }> }>}
 *   by package name
 */
export function publishedState(root) {
  return Object.fromEntries(
    libraries(root).map(({ folder, manifest }) => {
      const sources = sourcesOf(folder, manifest).map((file) => [
        file,
        readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n'),
      ])
      const source = digest([manifestParts(manifest), sources])
      return [manifest.name, { version: manifest.version, source, api: namesOf(folder) }]
    }),
  )
}
