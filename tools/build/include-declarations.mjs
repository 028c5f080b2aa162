import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'

// Copies the declarations of an entry of another package, and their imports, into `dist`, and rewrites our imports to
// them. A package that bundles the other one then does not depend on it for types. Deletes declarations that no entry
// reaches. Run it before `finish-declarations.mjs`.
const [entry = ''] = process.argv.slice(2)
const packageName = entry.split('/').slice(0, 2).join('/')
const require = createRequire(join(process.cwd(), 'package.json'))
const source = join(dirname(require.resolve(`${packageName}/package.json`)), 'dist')
const included = 'dist/included'
const specifiers = /(?:from\s+|import\(\s*)['"]([^'"]+)['"]/g

/** Returns the declarations reachable from a file, including the file. */
function reachable(file, found = new Set()) {
  if (found.has(file)) return found
  found.add(file)
  for (const [, specifier] of readFileSync(file, 'utf8').matchAll(specifiers)) {
    if (!specifier.startsWith('.')) continue
    reachable(`${resolve(dirname(file), specifier.replace(/\.js$/, ''))}.d.ts`, found)
  }
  return found
}

const { exports } = require(`${packageName}/package.json`)
const start = join(source, '..', exports[`.${entry.slice(packageName.length)}`].types)
for (const file of reachable(start)) {
  const copy = join(included, relative(source, file))
  mkdirSync(dirname(copy), { recursive: true })
  writeFileSync(copy, readFileSync(file))
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const entries = Object.values(manifest.exports).flatMap(({ types }) => (types ? [types] : []))
const kept = new Set(entries.flatMap((types) => [...reachable(resolve(types))]))
const started = join(included, relative(source, start)).replaceAll(sep, '/')
for (const name of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
  const file = join('dist', name)
  if (!file.endsWith('.d.ts') || file.startsWith(join(included, sep))) continue
  if (!kept.has(resolve(file))) {
    rmSync(file)
    continue
  }
  const there = posix.relative(dirname(file).replaceAll(sep, '/'), started).replace(/\.d\.ts$/, '')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replaceAll(`'${entry}'`, `'./${there}.js'`))
}
