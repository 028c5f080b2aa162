import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { answers } from '../e2e/shared/stack'
import { freePorts } from './free-ports'

const folder = fileURLToPath(new URL('../dist-server', import.meta.url))

it('is one line of JSON per event, and names pages without content', async () => {
  const [port = 0, apiPort = 0] = await freePorts(2)
  const server = spawn(
    process.execPath,
    [
      ...['main.js', '--port', `${port}`, '--api', `http://127.0.0.1:${apiPort}`],
      // Long enough to log the refused connection instead of a timeout.
      ...['--patience-ms', '10000'],
    ],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const output = text(server.stdout)
  await answers(`http://127.0.0.1:${port}/healthz`, server)
  expect((await fetch(`http://127.0.0.1:${port}/courses`)).status).toBe(503)
  server.kill('SIGINT')
  await once(server, 'exit')

  const lines = (await output).trim().split('\n')
  const events = lines.map((line): unknown => JSON.parse(line))
  const time: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  const withoutContent = (path: string) => ({
    level: 'warn',
    time,
    url: `http://localhost${path}`,
    reason: 'TypeError: fetch failed',
    msg: 'page without content',
  })
  expect(events).toMatchObject([
    // The server renders these pages before it listens, and home once more.
    withoutContent('/vip'),
    withoutContent('/'),
    withoutContent('/'),
    { level: 'info', time, port, msg: 'listening' },
    withoutContent('/courses'),
    { level: 'info', time, signal: 'SIGINT', msg: 'stopping' },
  ])
})
