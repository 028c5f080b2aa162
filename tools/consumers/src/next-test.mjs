import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { test as base } from './consumer-test.mjs'
import { cleanEnvironment } from './run.mjs'

/** Waits for the URL that `next start` prints when it listens. */
function urlOf(server) {
  return new Promise((resolve, reject) => {
    let printed = ''
    const read = (text) => {
      printed += text
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed) ?? []
      if (url !== undefined && printed.includes('Ready')) resolve(url)
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.once('close', () => reject(new Error(`next start exited:\n${printed}`)))
  })
}

/** `test` for a consumer with Next’s own server. */
export const test = base.extend({
  site: [
    async ({ app }, use) => {
      const program = join(app, 'node_modules/next/dist/bin/next')
      const server = spawn(process.execPath, [program, 'start', '-H', '127.0.0.1', '-p', '0'], {
        cwd: app,
        env: cleanEnvironment(),
      })
      const closed = new Promise((resolve) => server.once('close', resolve))
      try {
        await use(await urlOf(server))
      } finally {
        server.kill()
        await closed
      }
    },
    { scope: 'worker' },
  ],
})
