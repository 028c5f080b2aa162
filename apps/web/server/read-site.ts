import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import * as v from 'valibot'
import type { Assets } from './document'

const chunkSchema = v.object({
  file: v.string(),
  isEntry: v.optional(v.boolean()),
  imports: v.optional(v.array(v.string()), []),
})
const manifestSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), chunkSchema))

/** The code that takes a page over. */
const takeOver = 'src/app/hydrate-site.tsx'

function readAssets(text: string): Assets {
  const manifest = v.parse(manifestSchema, text)
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true)
  const files = new Set<string>()
  const seen = new Set<string>()
  function collect(key: string | undefined) {
    const chunk = key === undefined ? undefined : manifest[key]
    if (chunk === undefined) throw new Error(`The manifest of the build has no ${key}`)
    if (seen.has(chunk.file)) return
    seen.add(chunk.file)
    chunk.imports.forEach(collect)
    files.add(chunk.file)
  }
  collect(entry)
  collect(takeOver)
  return { scripts: Array.from(files, (file) => `/${file}`) }
}

/** What the server takes from the files of the built site. */
export interface BuiltSite {
  /** `index.html` */
  template: string
  /** `theme.js` */
  theme: string
  /** `config.js`, the operator's own script, edited after the build. */
  config: string
  assets: Assets
}

/** Reads the built site, as its files are when the server starts. */
export function readSite(folder: string): BuiltSite {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  return {
    template: read('index.html'),
    theme: read('theme.js'),
    config: read('config.js'),
    assets: readAssets(read('.vite/manifest.json')),
  }
}

// What it says of anything else is the site's own to read.
const settingsSchema = v.looseObject({ frameHosts: v.optional(v.array(v.string())) })

/** What `config.js` sets, by running it as a browser would. */
export function readSettings(config: string) {
  const window: { shuyuanConfig?: unknown } = {}
  runInNewContext(config, { window })
  return v.parse(settingsSchema, window.shuyuanConfig ?? {})
}
