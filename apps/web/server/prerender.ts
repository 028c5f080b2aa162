import { copyFile, cp, rm } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createApiClient } from '@shuyuan/api'
import { createApp } from './create-app'
import { createLog } from './create-log'
import { prerenderPages } from './prerender-pages'
import { readPagePaths } from './public-paths/public-paths'
import { readSite } from './read-site'
import { startRichText } from './pages/start-rich-text'

const folderBeside = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))

const { values } = parseArgs({
  options: {
    api: { type: 'string' },
    config: { type: 'string' },
    out: { type: 'string', default: folderBeside('dist-prerendered') },
    'frame-host': { type: 'string', multiple: true, default: [] },
    'calls-per-minute': { type: 'string', default: '60' },
  },
})
if (values.api === undefined) {
  console.error('Missing option: --api https://api.example.com')
  process.exit(2)
}

const dist = folderBeside('dist')
const log = createLog()
const app = createApp({
  site: readSite(dist, values.config),
  root: relative(process.cwd(), dist),
  apiUrl: values.api,
  frameHosts: values['frame-host'],
  // Replies stay fresh until all pages are rendered.
  freshMs: 24 * 60 * 60 * 1000,
  callsPerMinute: Number(values['calls-per-minute']),
  // This can be long, because no visitor waits.
  patienceMs: 15_000,
  isStatic: false,
  richText: await startRichText(new URL('rich-text-worker.js', import.meta.url), log),
  isReady: () => true,
  log,
})

await rm(values.out, { recursive: true, force: true })
await cp(dist, values.out, {
  recursive: true,
  // Pages are written below. A compressed copy of the build would be served in place of them.
  filter: (file) => !/\.html\b|^\.vite$/.test(basename(file)),
})

const pages = await readPagePaths(createApiClient({ baseUrl: values.api }))
// These pages are last, because they show figures from replies that other pages request.
const last = ['/courses', '/']
const paths = [
  ...pages.filter((path) => !last.includes(path)),
  ...last,
  '/shell.html',
  '/config.js',
  '/robots.txt',
  '/sitemap.xml',
]
const written = await prerenderPages({ app, paths, folder: values.out })
// `index.html` is the home page. Paths without a file are served the shell, which the browser renders.
await copyFile(join(values.out, 'shell.html'), join(values.out, '200.html'))
process.stdout.write(`${written} files in ${relative(process.cwd(), values.out) || '.'}\n`)
// The server's timers would keep the process running.
process.exit(0)
