import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import * as v from 'valibot'
import { reasonOf, type Log } from './create-log'

const chunkSchema = v.object({
  file: v.string(),
  name: v.optional(v.string()),
  isEntry: v.optional(v.boolean()),
})
const manifestSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), chunkSchema))

/** Returns the scripts that start the site, in the order in which they run. */
function readScripts(text: string): string[] {
  const chunks = Object.values(v.parse(manifestSchema, text))
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (entry === undefined) throw new Error('The manifest of the build has no entry')
  const groups = ['vendor', 'site'].flatMap((group) => chunks.filter(({ name }) => name === group))
  return [...groups, entry].map(({ file }) => `/${file}`)
}

/** Files of the built site that the server needs. */
export interface BuiltSite {
  /** `index.html` */
  template: string
  /** `theme.js` */
  theme: string
  /** The operator's `config.js`, or the file that replaces it. */
  config: string
  /** Scripts that start the site, in the order in which they run. */
  scripts: string[]
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
    scripts: readScripts(read('.vite/manifest.json')),
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
