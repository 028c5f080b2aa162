import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

/** Builds the script of the worker thread from source, where Node finds its packages. */
export async function buildWorker(): Promise<URL> {
  const modules = fileURLToPath(new URL('../node_modules/', import.meta.url))
  const outDir = await mkdtemp(join(modules, '.worker-'))
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: fileURLToPath(new URL('../src/server/worker.ts', import.meta.url)),
      outDir,
      emptyOutDir: false,
      target: 'node20',
    },
  })
  return pathToFileURL(join(outDir, 'worker.js'))
}
