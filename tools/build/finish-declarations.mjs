import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// TypeScript copies relative imports as they are written. Node's resolution needs the whole file name in them.
const [folder = 'dist'] = process.argv.slice(2)
const relativeImport = /(from\s+|import\(\s*)(['"])(\.\.?(?:\/[^'"]+)?)\2/g

function completed(file, specifier) {
  const target = join(dirname(file), specifier)
  if (existsSync(`${target}.d.ts`)) return `${specifier}.js`
  if (existsSync(target) && statSync(target).isDirectory()) return `${specifier}/index.js`
  return specifier
}

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !entry.name.endsWith('.d.ts')) continue
  const file = join(entry.parentPath, entry.name)
  const text = readFileSync(file, 'utf8')
  const done = text.replace(
    relativeImport,
    (_, start, quote, specifier) => `${start}${quote}${completed(file, specifier)}${quote}`,
  )
  if (done !== text) writeFileSync(file, done)
}
