import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureSizes } from './src/sizes/measure-sizes.mjs'
import { print } from './src/print.mjs'
import { workspaceRoot } from './src/workspace-root.mjs'

// Checks the built size of each library with a libs/*/sizes.json, or of the library in the first argument. A KiB is
// 1024 bytes of gzip. Sizes exclude the packages in `external`.
const [only] = process.argv.slice(2)
const libs = readdirSync(join(workspaceRoot, 'libs')).filter(
  (lib) =>
    (only === undefined || lib === only) &&
    existsSync(join(workspaceRoot, 'libs', lib, 'sizes.json')),
)
let problems = 0
for (const lib of libs) {
  const folder = join(workspaceRoot, 'libs', lib)
  const sizes = JSON.parse(readFileSync(join(folder, 'sizes.json'), 'utf8'))
  const results = await measureSizes(folder, sizes)
  print(`  ${lib}`)
  for (const { name, kib, limit, apart, problems: found } of results) {
    print(`    ${name.padEnd(30)} ${kib.toFixed(1).padStart(5)} of ${limit} KiB`)
    for (const aside of apart)
      print(`      apart: ${aside.module.padEnd(23)} ${aside.kib.toFixed(1)} KiB`)
    for (const problem of found) print(`      ✗ ${problem}`)
    problems += found.length
  }
  const reports = join(workspaceRoot, 'reports/libs', lib)
  mkdirSync(reports, { recursive: true })
  writeFileSync(join(reports, 'sizes.json'), JSON.stringify(results, null, 2))
}
process.exit(problems > 0 ? 1 : 0)
