import { join } from 'node:path'
// eslint-disable-next-line @nx/enforce-module-boundaries -- the scripts are not a package
import { libraries } from '../../scripts/src/libraries.mjs'
// eslint-disable-next-line @nx/enforce-module-boundaries -- the scripts are not a package
import { workspaceRoot } from '../../scripts/src/workspace-root.mjs'
import { run } from './run.mjs'

function manifests() {
  return new Map(libraries(workspaceRoot).map(({ manifest }) => [manifest.name, manifest]))
}

/** Returns the workspace libraries among `names` and their transitive dependencies. */
export function withOwnDependencies(names, known = manifests(), found = new Set()) {
  for (const name of names) {
    const manifest = known.get(name)
    if (manifest === undefined || found.has(name)) continue
    found.add(name)
    withOwnDependencies(Object.keys(manifest.dependencies ?? {}), known, found)
  }
  return [...found]
}

/**
 * Packs libraries as `npm publish` would.
 *
 * @param {string[]} names
 * @param {string} folder of the tarballs
 * @returns {Promise<Record<string, string>>} the versions for a package.json, by package name
 */
export async function packLibs(names, folder) {
  const workspaces = names.flatMap((name) => ['-w', name])
  const printed = await run(
    'npm',
    ['pack', ...workspaces, '--json', '--ignore-scripts', '--pack-destination', folder],
    { cwd: workspaceRoot },
  )
  const packed = Object.values(JSON.parse(printed))
  return Object.fromEntries(
    packed.map(({ name, filename }) => [name, `file:${join(folder, filename)}`]),
  )
}
