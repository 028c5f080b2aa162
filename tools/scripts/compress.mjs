import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

// Writes compressed variants next to each text file, so that the server need not compress it.
const folder = process.argv[2] ?? 'dist'
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|html|svg|json)$/.test(entry.name)) continue
  // Operators edit this file after the build, and a compressed variant would hide the edit.
  if (entry.name === 'config.js') continue
  const file = join(entry.parentPath, entry.name)
  const text = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(text))
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
}
