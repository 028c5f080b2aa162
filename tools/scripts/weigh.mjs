import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { print } from './src/print.mjs'
import { workspaceRoot } from './src/workspace-root.mjs'

// Compares the script that each page needs to show its content with `apps/web/weights.json`: the entry, the chunks of
// the route and of its parents, and their imports. Lazy code (dialogs, player, math, highlighter, sanitizer, QR codes)
// is not counted. kB are 1000 bytes of gzip. `--update` writes the file.
const maxGrowth = 0.05
const maxKB = 250

const web = join(workspaceRoot, 'apps/web')
const baselineFile = join(web, 'weights.json')
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
const manifest = readJson(join(web, 'dist/.vite/manifest.json'))
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)

const routeKey = /^src\/routes\/(.*)\.tsx(\?tsr-split=component)?$/
const chunkOf = Object.fromEntries(
  Object.keys(manifest).flatMap((key) => {
    const route = routeKey.exec(key)?.[1]
    return route === undefined ? [] : [[route, key]]
  }),
)

function collect(key, files) {
  const { file, imports = [] } = manifest[key]
  if (files.has(file)) return
  files.add(file)
  for (const imported of imports) collect(imported, files)
}

function weigh(route) {
  const files = new Set()
  collect(entry, files)
  const parts = route.split('/')
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const chunk = chunkOf[parts.slice(0, depth).join('/')]
    if (chunk !== undefined) collect(chunk, files)
  }
  let bytes = 0
  for (const file of files)
    bytes += gzipSync(readFileSync(join(web, 'dist', file)), { level: 9 }).length
  return Math.round(bytes / 100) / 10
}

function pathOf(route) {
  const parts = route.split(/[/.]/).filter((part) => !part.startsWith('_') && part !== 'index')
  return `/${parts.join('/')}`
}

const pages = Object.keys(chunkOf).filter((route) => !/member$|_signed-in$/.test(route))
const weights = Object.fromEntries(
  pages.map((route) => [pathOf(route), weigh(route)]).sort(([a], [b]) => a.localeCompare(b)),
)
if (process.argv.includes('--update'))
  writeFileSync(baselineFile, `${JSON.stringify(weights, null, 2)}\n`)

const baseline = readJson(baselineFile)
const rows = Object.entries(weights).map(([route, kB]) => {
  const before = baseline[route] ?? kB
  return { route, kB, before, isTooHeavy: kB > maxKB || kB > before * (1 + maxGrowth) }
})
mkdirSync(join(workspaceRoot, 'reports/apps/web'), { recursive: true })
writeFileSync(join(workspaceRoot, 'reports/apps/web/weights.json'), JSON.stringify(rows, null, 2))
for (const { route, kB, before, isTooHeavy } of rows) {
  const change = kB - before
  const difference = `${change < 0 ? '' : '+'}${change.toFixed(1)}`
  print(
    `  ${route.padEnd(28)} ${kB.toFixed(1).padStart(6)} kB ${difference.padStart(6)}${isTooHeavy ? '  too heavy' : ''}`,
  )
}
process.exit(rows.some(({ isTooHeavy }) => isTooHeavy) ? 1 : 0)
