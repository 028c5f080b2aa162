import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chapterOf } from './chapter-of.mjs'
import { libraries } from '../libraries.mjs'
import { workspaceRoot } from '../workspace-root.mjs'

const all = libraries(workspaceRoot)
const manifests = new Map(all.map(({ manifest }) => [manifest.name, manifest]))

/** Returns a library and all packages that an app installs with it: our packages and required peers. */
function installedWith(name, found = new Set()) {
  const {
    dependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = manifests.get(name)
  if (found.has(name)) return found
  found.add(name)
  for (const peer of Object.keys(peerDependencies)) {
    if (!peerDependenciesMeta[peer]?.optional) found.add(peer)
  }
  for (const other of Object.keys(dependencies)) {
    if (manifests.has(other)) installedWith(other, found)
  }
  return found
}

// If the line names all packages, tarballs of `npm run pack` can replace them.
test.each(all)('the install line of $lib names all packages', ({ folder, manifest }) => {
  const chapter = chapterOf(readFileSync(join(folder, 'README.md'), 'utf8'), 'Install')
  const [, names = ''] = /^npm install (.+)$/m.exec(chapter) ?? []
  expect(names.split(' ').toSorted()).toEqual([...installedWith(manifest.name)].toSorted())
})
