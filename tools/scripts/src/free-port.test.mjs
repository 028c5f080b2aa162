import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePort } from './free-port.mjs'

async function occupied() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: server.address().port }
}

it('returns the requested port when it is free', async () => {
  const { server, port } = await occupied()
  server.close()
  await once(server, 'close')
  expect(await freePort(port)).toBe(port)
})

it('returns the next free port when it is taken', async () => {
  const { server, port } = await occupied()
  const given = await freePort(port)
  server.close()
  expect(given).toBeGreaterThan(port)
  expect(given).toBeLessThan(port + 100)
})
