import { readFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { open, requestOf, send, statusOf, type Target } from './attack-target.ts'
import type { Attack } from './hostile-requests.ts'
import { megabytes } from './memory-of.ts'

/**
 * Maximum time until the server must disconnect a client, in ms. The operating system accepts small responses for a
 * client that reads nothing, so the server considers such a connection idle and closes it after 75 s.
 */
const maxMs = 100_000

/** Maximum memory per client that reads nothing, in bytes. Measured values are up to 0.7 MB. */
const maxBytesPerClient = 2e6

const keptRequest = (path: string) => requestOf(path).replace('Connection: close\r\n', '')

/** Repeats a step until the connection ends. */
async function repeat(socket: Socket, everyMs: number, step: () => unknown): Promise<void> {
  while (!socket.destroyed) {
    step()
    await pause(everyMs)
  }
}

/** Returns the client ports of all open connections of a server. Linux only. */
async function openConnections(port: number): Promise<Set<number>> {
  const table = await readFile('/proc/net/tcp', 'utf8')
  const established = /^ *\d+: \w+:(\w{4}) \w+:(\w{4}) 01 /gm
  const ports = Array.from(table.matchAll(established), ([, own = '', other = '']) =>
    [own, other].map((hex) => Number.parseInt(hex, 16)),
  )
  return new Set(
    ports.flatMap(([own, other]) => (own === port && other !== undefined ? other : [])),
  )
}

/** Returns the path of a large script of the site. */
async function largeScript(target: Target): Promise<string> {
  const home = await send(target, requestOf('/'))
  const path = /\/assets\/vendor-[\w-]+\.js/.exec(home)?.[0]
  if (path === undefined) throw new Error('The home page has no script')
  return path
}

interface Crowd {
  name: string
  clients: number
  /** @default a page */
  pathOf?: (target: Target) => Promise<string>
  /** Sends requests on a paused connection, and reads the responses slowly or not at all. */
  attack: (socket: Socket, request: string) => unknown
}

/** Attacks with slow readers. Measures their memory on the server and the time until it disconnects them. */
function crowd({ name, clients, pathOf = async () => '/courses', attack }: Crowd): Attack {
  return {
    name: `${clients} clients that ${name}`,
    run: async (target) => {
      const request = keptRequest(await pathOf(target))
      const before = await target.memory()
      const sockets = await Promise.all(Array.from({ length: clients }, () => open(target)))
      const ports = sockets.flatMap(({ localPort }) => localPort ?? [])
      const started = performance.now()
      for (const socket of sockets) attack(socket.pause(), request)
      let most = before
      let left = clients
      const cutOffs: number[] = []
      while (left > 0 && performance.now() - started < maxMs) {
        await pause(250)
        const now = await target.memory()
        if (most !== null && now !== null) most = Math.max(most, now)
        const connections = await openConnections(target.port)
        left = ports.filter((port) => connections.has(port)).length
        const seconds = Math.round((performance.now() - started) / 1000)
        while (cutOffs.length < clients - left) cutOffs.push(seconds)
      }
      for (const socket of sockets) socket.destroy()
      const each = most === null || before === null ? null : (most - before) / clients
      const time = `after ${cutOffs.at(0) ?? '–'} to ${cutOffs.at(-1) ?? '–'} s`
      const memory = each === null ? '' : `, ${megabytes(each)} each`
      return {
        outcome: `${cutOffs.length} cut off ${time}${memory}`,
        isHeld: left === 0 && (each ?? 0) < maxBytesPerClient,
      }
    },
  }
}

/** Clients that send parts of requests, or do not read responses. */
export const slowClients: readonly Attack[] = [
  {
    name: '50 clients that never finish their headers',
    run: async (target: Target) => {
      const begin = requestOf('/').slice(0, -2)
      const replies = await Promise.all(Array.from({ length: 50 }, () => send(target, begin)))
      return {
        outcome: [...new Set(replies.map(statusOf))].join(', '),
        isHeld: replies.every((reply) => statusOf(reply) === '408'),
      }
    },
  },
  crowd({
    name: 'send 100 requests at once and read nothing',
    clients: 200,
    attack: (socket, request) => socket.write(request.repeat(100)),
  }),
  crowd({
    name: 'send 10 requests a second and read nothing',
    clients: 200,
    attack: (socket, request) => repeat(socket, 100, () => socket.write(request)),
  }),
  crowd({
    name: 'request 4 pages at once and read nothing',
    clients: 200,
    attack: (socket, request) => socket.write(request.repeat(4)),
  }),
  crowd({
    name: 'request 4 large files at once and read nothing',
    clients: 50,
    pathOf: largeScript,
    attack: (socket, request) => socket.write(request.repeat(4)),
  }),
  crowd({
    name: 'request a large file every second and read nothing',
    clients: 50,
    pathOf: largeScript,
    attack: (socket, request) => repeat(socket, 1000, () => socket.write(request)),
  }),
  crowd({
    name: 'request a large file every second and read 10 kB a second',
    clients: 50,
    pathOf: largeScript,
    attack: (socket, request) =>
      repeat(socket, 1000, () => {
        socket.write(request)
        socket.read(10_000)
      }),
  }),
]
