import { createServer } from 'node:http'
import { once } from 'node:events'
import { gzipSync } from 'node:zlib'
// eslint-disable-next-line @nx/enforce-module-boundaries -- the scripts are not a package
import { freePort } from '../scripts/src/free-port.mjs'

interface StaticCopies extends AsyncDisposable {
  url: string
}

const script = /<script\b[^>]*>.*?<\/script>/gs

/**
 * Serves the HTML and styles of pages without script, which is the minimum cost of a page with the same text and
 * images.
 */
export async function serveStaticCopies(siteUrl: string, paths: string[]): Promise<StaticCopies> {
  const pages = new Map<string, Buffer>()
  for (const path of paths) {
    const response = await fetch(siteUrl + path)
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    pages.set(path, gzipSync((await response.text()).replace(script, '')))
  }
  const port = await freePort(4300)
  const server = createServer(({ url = '' }, response) => {
    const page = pages.get(url)
    response.writeHead(page ? 200 : 404, {
      'Content-Type': 'text/html; charset=utf-8',
      ...(page && { 'Content-Encoding': 'gzip' }),
    })
    response.end(page)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
