import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

/**
 * Modules to precache: the study center, lesson and course pages with their lazy parts. Streams, dialogs and other
 * pages are cached when they are used.
 */
const keptModules = [
  'src/entry-client.tsx',
  'src/core/browser/start-offline.ts',
  'src/shell/notices/account-notices.tsx',
  'src/routes/_main/_signed-in/study-center.tsx',
  'src/features/study/study-rhythm-block.tsx',
  'src/routes/_main/courses/detail.$courseId.tsx',
  'src/features/course/course-tabs.tsx',
  'src/features/course/related-courses.tsx',
  'src/features/comments/comments-block.tsx',
  'src/routes/_main/_signed-in/courses/video.$courseId.tsx',
  'src/features/lesson/playback/lesson-playback.tsx',
  'src/features/lesson/transcript/lesson-transcript.tsx',
  'src/features/lesson/notes/lesson-notes-block.tsx',
]

const pathOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

const hashOf = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)

/** Returns the chunks of `keptModules` and all their imports. */
function keptChunks(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const files = new Set<string>()
  function collect(file: string) {
    if (files.has(file)) return
    files.add(file)
    chunks.find(({ fileName }) => fileName === file)?.imports.forEach(collect)
  }
  for (const module of keptModules) {
    const path = pathOf(module)
    // The router splits a route file into several modules, which differ in their query.
    const found = chunks.filter(({ moduleIds }) =>
      moduleIds.some((id) => id.split('?')[0] === path),
    )
    if (found.length === 0) throw new Error(`The build has no chunk of ${module}`)
    for (const { fileName } of found) collect(fileName)
  }
  return Array.from(files, (file) => `/${file}`)
}

/** Bundles the worker with the list of files to precache. */
async function bundleWorker(
  entries: object[],
  conditions: string[],
  target: string[],
): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { conditions },
    define: {
      'self.__WB_MANIFEST': JSON.stringify(entries),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      target,
      lib: { entry: pathOf('src/service-worker/main.ts'), formats: ['iife'], name: 'worker' },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  if (first === undefined || !('output' in first)) throw new Error('sw.js was not built')
  return first.output[0].code
}

/** Adds the service worker, and the shell that it serves for every page while offline. */
export function serviceWorker(conditions: string[], target: string[]): Plugin {
  return {
    name: 'service-worker',
    // Only production builds start it (`core/boot.ts`).
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        if (this.environment.name !== 'client') return
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no index.html')
        this.emitFile({ type: 'asset', fileName: 'shell.html', source: page.source })
        const brand = bundle['brand.js']
        if (brand?.type !== 'asset') throw new Error('The build has no brand.js')
        const ownFiles = [
          ['/shell.html', page.source],
          ['/brand.js', brand.source],
          ['/theme.js', readFileSync(pathOf('public/theme.js'))],
          ['/favicon.svg', readFileSync(pathOf('public/favicon.svg'))],
        ] as const
        const entries = [
          ...ownFiles.map(([url, source]) => ({ url, revision: hashOf(source) })),
          ...keptChunks(bundle).map((url) => ({ url, revision: null })),
        ]
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: await bundleWorker(entries, conditions, target),
        })
      },
    },
  }
}
