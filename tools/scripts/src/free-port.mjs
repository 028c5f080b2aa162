import { createServer } from 'node:net'

function isFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}

/** Returns the requested port, or the next free one above it. */
export async function freePort(requested, host = '127.0.0.1') {
  for (let port = requested; port < requested + 100; port += 1) {
    if (await isFree(port, host)) return port
  }
  throw new Error(`No free port between ${requested} and ${requested + 99}.`)
}
