import { randomBytes } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

const types = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
}

/** Pages with formulas, because KaTeX needs style attributes, and bundlers inline its small fonts. */
const withFormulas = ['/site']

/** Allows styles only from files and with the nonce of the response. */
function policy(nonce, pathname) {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    ...(withFormulas.includes(pathname)
      ? ["style-src-attr 'unsafe-inline'", "font-src 'self' data:"]
      : []),
  ].join('; ')
}

/**
 * Serves a built app under a strict Content-Security-Policy: the HTML file of a path, or else `index.html`. Replaces
 * `__NONCE__` in it with the nonce.
 *
 * @param {string} folder
 * @param {number} [port] 0 picks a free port
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve(folder, port = 0) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const type = types[extname(pathname)]
    if (type !== undefined) {
      const file = join(folder, pathname)
      if (!existsSync(file)) return response.writeHead(404).end()
      response.writeHead(200, { 'Content-Type': type })
      return createReadStream(file).pipe(response)
    }
    const nonce = randomBytes(16).toString('base64')
    const ownPage = join(folder, `${pathname}.html`)
    const page = existsSync(ownPage) ? ownPage : join(folder, 'index.html')
    const html = readFileSync(page, 'utf8').replaceAll('__NONCE__', nonce)
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy(nonce, pathname),
    })
    return response.end(html)
  })
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
