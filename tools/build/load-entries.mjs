import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, posix, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

// Loads every built entry of the package in the current folder with `import` and with `require`, which also supports
// ES modules. An entry must load without a browser and export the same names both ways. The package must contain all
// files that its `exports` and its declarations name.
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

const [{ files }] = Object.values(
  JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    }),
  ),
)
const packed = new Set(files.map(({ path }) => path))

/** The source map of a declaration, and its source. */
function sourcesOf(declaration) {
  const [, map] =
    /sourceMappingURL=(.*)/.exec(readFileSync(join(folder, declaration), 'utf8')) ?? []
  if (map === undefined) return []
  const path = posix.join(posix.dirname(declaration), map)
  const { sources } = JSON.parse(readFileSync(join(folder, path), 'utf8'))
  return [path, ...sources.map((source) => posix.join(posix.dirname(path), source))]
}

const named = [
  ...Object.values(exports).flatMap((target) =>
    Object.values(typeof target === 'string' ? [target] : target),
  ),
  ...[...packed].filter((path) => /^dist\/.*\.d\.ts$/.test(path)).flatMap(sourcesOf),
]
for (const path of named.map((target) => posix.normalize(target))) {
  if (!packed.has(path)) throw new Error(`${name} names ${path}, which is not in the package.`)
}
