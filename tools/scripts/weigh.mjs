import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { print } from './src/print.mjs'
import { workspaceRoot } from './src/workspace-root.mjs'

// Checks the weight of the script that each route needs to show its content: the entry, the chunks of the route and of
// its parents, and their imports. Lazy code (dialogs, player, math, highlighter, sanitizer, QR codes) is not counted.
// kB are 1000 bytes of gzip.
const dist = join(workspaceRoot, 'apps/web/dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
// Visits usually begin on these pages. The others find most of their script in the cache.
const budgets = { '/': 164, '/courses': 175, '/courses/detail/$courseId': 177 }
const otherwise = 195

const routeFolder = 'src/routes/'
const chunkOf = Object.fromEntries(
  Object.keys(manifest)
    .filter(
      (key) => key.startsWith(routeFolder) && !/=(errorComponent|notFoundComponent)$/.test(key),
    )
    .map((key) => [key.slice(routeFolder.length).replace(/\.tsx.*$/, ''), key]),
)

function collect(key, files) {
  const { file, imports = [] } = manifest[key]
  if (files.has(file)) return
  files.add(file)
  for (const imported of imports) collect(imported, files)
}

function weigh(route) {
  const files = new Set()
  collect(
    Object.keys(manifest).find((key) => manifest[key].isEntry),
    files,
  )
  const parts = route.split('/')
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const chunk = chunkOf[parts.slice(0, depth).join('/')]
    if (chunk !== undefined) collect(chunk, files)
  }
  let bytes = 0
  for (const file of files) bytes += gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
  return bytes / 1000
}

function pathOf(route) {
  const parts = route.split(/[/.]/).filter((part) => !part.startsWith('_') && part !== 'index')
  return `/${parts.join('/')}`
}

const pages = Object.keys(chunkOf).filter(
  (route) => pathOf(route) !== '/' && !/member$|_signed-in$/.test(route),
)
const rows = ['_main/index', ...pages]
  .map((route) => {
    const path = pathOf(route)
    return { route: path, kB: weigh(route), budget: budgets[path] ?? otherwise }
  })
  .sort((a, b) => a.route.localeCompare(b.route))

mkdirSync(join(workspaceRoot, 'reports/apps/web'), { recursive: true })
writeFileSync(join(workspaceRoot, 'reports/apps/web/weights.json'), JSON.stringify(rows, null, 2))
for (const { route, kB, budget } of rows) {
  print(
    `  ${route.padEnd(28)} ${kB.toFixed(1).padStart(6)} of ${budget} kB${kB > budget ? '  over budget' : ''}`,
  )
}
process.exit(rows.some(({ kB, budget }) => kB > budget) ? 1 : 0)
