import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'

// TypeScript copies relative imports as they are written. Consumers that resolve the way Node does
// need the whole file name in them. With --commonjs the declarations are written a second time for
// `require`: a `.d.ts` below `"type": "module"` describes an ES module only.
const { values, positionals } = parseArgs({
  options: { commonjs: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const folder = positionals[0] ?? 'dist'
const relativeImport = /(from\s+|import\(\s*)(['"])(\.\.?(?:\/[^'"]+)?)\2/g

function completed(file, specifier) {
  const target = join(dirname(file), specifier)
  if (existsSync(`${target}.d.ts`)) return `${specifier}.js`
  if (existsSync(target) && statSync(target).isDirectory()) return `${specifier}/index.js`
  return specifier
}

function withImports(text, rewrite) {
  return text.replace(
    relativeImport,
    (_, start, quote, specifier) => `${start}${quote}${rewrite(specifier)}${quote}`,
  )
}

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !entry.name.endsWith('.d.ts')) continue
  const file = join(entry.parentPath, entry.name)
  const text = readFileSync(file, 'utf8')
  const done = withImports(text, (specifier) => completed(file, specifier))
  if (done !== text) writeFileSync(file, done)
  if (!values.commonjs) continue
  const required = withImports(done, (specifier) => specifier.replace(/\.js$/, '.cjs'))
  writeFileSync(file.replace(/\.d\.ts$/, '.d.cts'), required)
}
