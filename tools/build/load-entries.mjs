import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

// Loads every built entry of the package in the current folder the way Node does, with `import` and with
// `require`, which takes ES modules as well. An entry must load without a browser and offer the same
// names in both module systems.
const folder = resolve(process.argv[2] ?? '.')
const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const require = createRequire(join(folder, 'package.json'))

function fileOf(target) {
  const path = typeof target === 'object' ? target.default : target
  return path?.endsWith('js') ? join(folder, path) : undefined
}

async function namesOf(load) {
  const names = Object.keys(await load()).filter((key) => key !== 'default')
  return names.sort().join(', ')
}

for (const [entry, targets] of Object.entries(exports)) {
  const importFile = fileOf(targets.import ?? targets)
  const requireFile = fileOf(targets.require) ?? importFile
  if (importFile === undefined) continue
  const label = join(name, entry)
  const imported = await namesOf(() => import(pathToFileURL(importFile).href))
  if (imported === '') throw new Error(`${label} exports nothing.`)
  const required = await namesOf(() => require(requireFile))
  if (imported !== required) {
    throw new Error(`${label} offers other names to require:\n${imported}\n${required}`)
  }
}
