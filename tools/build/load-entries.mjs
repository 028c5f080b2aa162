import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

// Loads every built entry of the package in the current folder with `import` and with `require`, which also supports
// ES modules. An entry must load without a browser and export the same names both ways.
const folder = resolve(process.argv[2] ?? '.')
const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const require = createRequire(join(folder, 'package.json'))

async function namesOf(load) {
  const names = Object.keys(await load()).filter((key) => key !== 'default')
  return names.sort().join(', ')
}

for (const [entry, target] of Object.entries(exports)) {
  if (target.default === undefined) continue
  const file = join(folder, target.default)
  const label = join(name, entry)
  const imported = await namesOf(() => import(pathToFileURL(file).href))
  if (imported === '') throw new Error(`${label} exports nothing.`)
  const required = await namesOf(() => require(file))
  if (imported !== required) {
    throw new Error(`${label} offers other names to require:\n${imported}\n${required}`)
  }
}
