import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// TypeScript copies relative imports as they are written. Consumers that resolve the way Node does
// need the whole file name in them.
const folder = process.argv[2] ?? 'dist'

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
    /(from\s+|import\(\s*)(['"])(\.\.?(?:\/[^'"]+)?)\2/g,
    (_, start, quote, specifier) => `${start}${quote}${completed(file, specifier)}${quote}`,
  )
  if (done !== text) writeFileSync(file, done)
}
