import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const fileName = 'brand.js'

/** Builds a script without imports, because it blocks rendering. */
async function bundle(conditions: string[], target: string[]): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { conditions },
    build: {
      write: false,
      target,
      lib: {
        entry: fileURLToPath(new URL('paint-brand.ts', import.meta.url)),
        formats: ['iife'],
        name: 'paintBrand',
      },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  if (first === undefined || !('output' in first)) throw new Error(`${fileName} was not built`)
  return first.output[0].code
}

/** Adds a separate script that applies the school's color, which `theme.js` loads if needed. */
export function brandScript(conditions: string[], target: string[]): Plugin {
  return {
    name: 'brand-script',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response, next) => {
        bundle(conditions, target).then((code) => {
          response.setHeader('Content-Type', 'text/javascript; charset=utf-8')
          response.end(code)
        }, next)
      })
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName, source: await bundle(conditions, target) })
    },
  }
}
