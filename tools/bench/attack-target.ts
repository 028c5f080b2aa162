import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface Target {
  host: string
  port: number
  /** Resident memory of the server in bytes, or null if the benchmark did not start it. */
  memory: () => Promise<number | null>
}

/** How long an attack waits for a reply, in ms. */
const patienceMs = 20_000

/** Opens a connection. The server may close it at any time. */
export async function open({ host, port }: Target): Promise<Socket> {
  const socket = connect(port, host)
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** Sends bytes, and returns everything that the server sends until it closes the connection. */
export async function send(target: Target, bytes: string): Promise<string> {
  const socket = await open(target)
  let reply = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    reply += text
  })
  const closed = once(socket, 'close')
  socket.setTimeout(patienceMs, () => socket.destroy())
  socket.write(bytes)
  await closed
  return reply
}

/** Returns a request that ends its connection. `headers` come first, because servers use the first `Host`. */
export function requestOf(path: string, ...headers: string[]): string {
  const usual = ['Host: site.example', 'Connection: close']
  return [`GET ${path} HTTP/1.1`, ...headers, ...usual, '', ''].join('\r\n')
}

/** Returns the status of a reply, or "closed" if there is none. */
export function statusOf(reply: string): string {
  return /^HTTP\/1\.1 (\d{3})/.exec(reply)?.[1] ?? 'closed'
}
