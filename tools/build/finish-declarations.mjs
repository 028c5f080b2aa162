import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { reachableDeclarations } from './reachable-declarations.mjs'

// Completes and prunes the declarations that TypeScript wrote. It copies relative imports as they are written, but Node's
// resolution needs the whole file name in them. Declarations that no entry reaches, such as those of test helpers, are deleted.
const [folder = 'dist'] = process.argv.slice(2)
const relativeImport = /(from\s+|import\(\s*)(['"])(\.\.?(?:\/[^'"]+)?)\2/g

function completed(file, specifier) {
  const target = join(dirname(file), specifier)
  if (existsSync(`${target}.d.ts`)) return `${specifier}.js`
  if (existsSync(target) && statSync(target).isDirectory()) return `${specifier}/index.js`
  return specifier
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.d.ts'))
  .map((name) => join(folder, name))

for (const file of files) {
  const text = readFileSync(file, 'utf8')
  const done = text.replace(
    relativeImport,
    (_, start, quote, specifier) => `${start}${quote}${completed(file, specifier)}${quote}`,
  )
  if (done !== text) writeFileSync(file, done)
}

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'))
const reached = new Set()
for (const { types } of Object.values(exports)) if (types) reachableDeclarations(types, reached)
for (const file of files) {
  if (reached.has(resolve(file))) {
    // An inferred type can name a file of a package that its exports hide, so Node's resolution fails on it.
    if (readFileSync(file, 'utf8').includes('styled-components/dist'))
      throw new Error(`${file} needs the type IStyledComponent for an exported component`)
    continue
  }
  rmSync(file)
  rmSync(`${file}.map`, { force: true })
}
