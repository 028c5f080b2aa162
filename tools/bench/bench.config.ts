import { fileURLToPath } from 'node:url'
import type { LaunchOptions } from 'playwright'
import type { InlineConfig, Plugin } from 'vite'
import { browserArgs } from '../build/browser-args.ts'
import { sourceConditions } from '../build/lib-config.ts'
import { findBrowser } from '../scripts/src/find-browser.mjs'

/** Absolute path of something named from this folder. */
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const richText = at('../../libs/rich-text/src/index.ts')

/** What rich-text is compared with must be the very copies that it uses itself. */
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

/** How the measured page is built: as for production, from the source. */
export const pageBuild: InlineConfig = {
  configFile: false,
  root: at('src'),
  logLevel: 'warn',
  plugins: [copiesOfRichText()],
  resolve: { conditions: sourceConditions },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: {
    outDir: at('dist'),
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { input: at('src/index.html') },
  },
}

export const pageFolder = at('dist')

export const launchOptions: LaunchOptions = {
  executablePath: await findBrowser(),
  args: [...browserArgs, '--js-flags=--expose-gc'],
}
