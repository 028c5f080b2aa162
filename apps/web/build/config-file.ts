import { createReadStream } from 'node:fs'
import type { Plugin } from 'vite'

/** Lets the development server serve another file than `public/config.js`. */
export function configFile(file: string | undefined): Plugin {
  return {
    name: 'config-file',
    configureServer({ middlewares }) {
      if (file === undefined) return
      middlewares.use('/config.js', (_, response) => {
        response.setHeader('Content-Type', 'text/javascript; charset=utf-8')
        createReadStream(file).pipe(response)
      })
    },
  }
}
