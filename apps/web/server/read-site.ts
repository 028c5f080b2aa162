import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import * as v from 'valibot'
import { reasonOf, type Log } from './create-log'
import type { Assets } from './document'

const chunkSchema = v.object({
  file: v.string(),
  isEntry: v.optional(v.boolean()),
  imports: v.optional(v.array(v.string()), []),
})
const manifestSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), chunkSchema))

/** Code that hydrates a page. */
const hydrateSite = 'src/core/hydration/hydrate-site.tsx'

const routeKey = /^src\/routes(\/.*?)(?:index)?\.tsx\?tsr-split=component$/

/** Returns the files of chunks, each after its imports. */
function filesOf(manifest: v.InferOutput<typeof manifestSchema>, keys: string[]): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  function collect(key: string) {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The manifest of the build has no ${key}`)
    if (seen.has(chunk.file)) return
    seen.add(chunk.file)
    chunk.imports.forEach(collect)
    files.add(`/${chunk.file}`)
  }
  keys.forEach(collect)
  return Array.from(files)
}

function readAssets(text: string): Assets {
  const manifest = v.parse(manifestSchema, text)
  const keys = Object.keys(manifest)
  const entry = keys.find((key) => manifest[key]?.isEntry === true)
  if (entry === undefined) throw new Error('The manifest of the build has no entry')
  const scripts = filesOf(manifest, [entry, hydrateSite])
  const routes = keys.flatMap((key) => {
    const [, path] = routeKey.exec(key) ?? []
    if (path === undefined) return []
    const files = filesOf(manifest, [key]).filter((file) => !scripts.includes(file))
    return [[path.replaceAll('.', '/'), files] as const]
  })
  return { scripts, routes: new Map(routes) }
}

/** Files of the built site that the server needs. */
export interface BuiltSite {
  /** `index.html` */
  template: string
  /** `theme.js` */
  theme: string
  /** The operator's `config.js`, or the file that replaces it. */
  config: string
  assets: Assets
}

/**
 * Reads the files of the built site.
 *
 * @param configFile the operator's settings. Defaults to `config.js` of the site.
 */
export function readSite(folder: string, configFile = join(folder, 'config.js')): BuiltSite {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  return {
    template: read('index.html'),
    theme: read('theme.js'),
    config: readFileSync(configFile, 'utf8'),
    assets: readAssets(read('.vite/manifest.json')),
  }
}

/** Runs `config.js` as a browser would, and returns its settings. Logs a script that fails, and has no settings then. */
export function readSettings(config: string, log: Log): object {
  const window: { shuyuanConfig?: unknown } = {}
  try {
    runInNewContext(config, { window })
  } catch (error) {
    log.error({ problem: reasonOf(error) }, 'config.js ignored')
  }
  const { shuyuanConfig } = window
  return typeof shuyuanConfig === 'object' && shuyuanConfig !== null ? shuyuanConfig : {}
}
