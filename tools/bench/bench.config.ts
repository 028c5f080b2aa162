import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LaunchOptions } from 'playwright'
import type { InlineConfig, Plugin } from 'vite'
import { browserArgs } from '../build/browser-args.ts'
import { sourceConditions } from '../build/lib-config.ts'
import { findBrowser } from '../scripts/src/find-browser.mjs'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const richText = at('../../libs/rich-text/src/index.ts')

/** Resolves the libraries to the same copies that rich-text uses. */
function copiesOfRichText(): Plugin {
  return {
    name: 'copies-of-rich-text',
    enforce: 'pre',
    resolveId(id, importer) {
      const isOurs = importer?.startsWith(at('src')) === true
      return isOurs && /^(?:katex|markdown-it|highlight\.js)\b/.test(id)
        ? this.resolve(id, richText, { skipSelf: true })
        : null
    },
  }
}

/** Alternatives to rich-text, in the versions of the last measurement. */
export const usualStack = {
  'react-markdown': '10.1.0',
  'rehype-highlight': '7.0.2',
  'rehype-katex': '7.0.1',
  'rehype-raw': '7.0.0',
  'rehype-sanitize': '6.0.0',
  'remark-gfm': '4.0.1',
  'remark-math': '6.0.0',
}

/** Resolves the usual stack in its installation folder. */
function copiesFrom(folder: string): Plugin {
  return {
    name: 'copies-from',
    enforce: 'pre',
    resolveId(id) {
      return id in usualStack
        ? this.resolve(id, join(folder, 'importer.js'), { skipSelf: true })
        : null
    },
  }
}

/**
 * Builds the measured page from source, in production mode.
 *
 * @param folder installation folder of the usual stack
 */
export const pageBuild = (folder: string): InlineConfig => ({
  configFile: false,
  root: at('src'),
  logLevel: 'warn',
  plugins: [copiesOfRichText(), copiesFrom(folder)],
  resolve: { conditions: sourceConditions, dedupe: ['react', 'react-dom'] },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: {
    outDir: at('dist'),
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { input: at('src/index.html') },
  },
})

export const pageFolder = at('dist')

export const launchOptions: LaunchOptions = {
  executablePath: await findBrowser(),
  args: [...browserArgs, '--js-flags=--expose-gc'],
}
