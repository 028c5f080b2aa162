import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

export interface Arguments {
  host: string
  port: number
  dataFolder: string
  publicUrl: string
  pcUrl: string
  reset: boolean
  checksContract: boolean
}

export const usage = `npx nx start sandbox-api [options]
  --port N          port to listen on (4100)
  --host H          address to listen on (127.0.0.1)
  --data DIR        folder of the database and of uploads (tools/sandbox-api/.data)
  --public-url URL  URL of the server in browsers, if it differs from host and port
  --pc-url URL      URL of the site (http://127.0.0.1:4173)
  --reset           delete all data and seed the database again
  --check-contract  check every reply against the contract; see /__sandbox/violations`

/** Parses the command line. Throws with a readable message if it is invalid. */
export function readArguments(args: string[]): Arguments {
  const { values } = parseArgs({
    args,
    options: {
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '4100' },
      data: { type: 'string', default: fileURLToPath(new URL('../.data', import.meta.url)) },
      'public-url': { type: 'string' },
      'pc-url': { type: 'string', default: 'http://127.0.0.1:4173' },
      reset: { type: 'boolean', default: false },
      'check-contract': { type: 'boolean', default: false },
    },
  })
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`Invalid port: ${values.port}`)
  return {
    host: values.host,
    port,
    dataFolder: values.data,
    publicUrl: withoutSlash(values['public-url'] ?? ownUrl(values.host, port)),
    pcUrl: withoutSlash(values['pc-url']),
    reset: values.reset,
    checksContract: values['check-contract'],
  }
}

function ownUrl(host: string, port: number): string {
  // Browsers cannot open 0.0.0.0, which stands for all interfaces.
  return `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`
}

function withoutSlash(href: string): string {
  return href.replace(/\/+$/, '')
}
