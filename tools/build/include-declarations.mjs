import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, posix, relative, sep } from 'node:path'
import { reachableDeclarations } from './reachable-declarations.mjs'

// Copies the declarations of an entry of another package, and their imports, into `dist`, and rewrites our imports to
// them. A package that bundles the other one then does not depend on it for types. Run it before `finish-declarations.mjs`.
const [entry = ''] = process.argv.slice(2)
const packageName = entry.split('/').slice(0, 2).join('/')
const require = createRequire(join(process.cwd(), 'package.json'))
const source = join(dirname(require.resolve(`${packageName}/package.json`)), 'dist')
const included = 'dist/included'
const { exports } = require(`${packageName}/package.json`)
const start = join(source, '..', exports[`.${entry.slice(packageName.length)}`].types)
for (const file of reachableDeclarations(start)) {
  const copy = join(included, relative(source, file))
  mkdirSync(dirname(copy), { recursive: true })
  // The sources, to which the maps lead, are in the other package.
  writeFileSync(copy, readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*/, '\n'))
}

const started = join(included, relative(source, start)).replaceAll(sep, '/')
for (const name of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
  const file = join('dist', name)
  if (!file.endsWith('.d.ts') || file.startsWith(join(included, sep))) continue
  const there = posix.relative(dirname(file).replaceAll(sep, '/'), started).replace(/\.d\.ts$/, '')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replaceAll(`'${entry}'`, `'./${there}.js'`))
}
