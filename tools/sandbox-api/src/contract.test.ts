import { readContract } from '@shuyuan/contract'
import type { Operation } from '@shuyuan/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { contractVisits } from './contract-visits.fixture'
import { allRoutes } from './routes/all-routes'
import type { TestSandbox } from './testing/test-sandbox'
import { createTestSandbox } from './testing/test-sandbox'

// The test server checks every reply against the contract and throws on a mismatch.

const { operations } = readContract()

let server: TestSandbox
let token: string
let visits: ReturnType<typeof contractVisits>

function examplePath({ path }: Operation) {
  return path.replace('{app}', 'qq').replace(/\{[^}]+\}/g, '1')
}

function isCall({ path }: Operation) {
  return path.startsWith('/api/')
}

beforeAll(async () => {
  server = createTestSandbox()
  token = await server.signIn('13800000001')
  visits = contractVisits(server, token)
})

describe('all operations of the contract', () => {
  it('succeed as described in the contract', async () => {
    expect(Object.keys(visits)).toEqual(operations.map(({ id }) => id).sort(byVisit))
    for (const [id, visit] of Object.entries(visits)) {
      await visit()
      expect(server.seen, `${id} did not succeed`).toContain(`${id} success`)
    }
  })

  it('refuse visitors if the contract requires a token', async () => {
    const closed = operations.filter(({ access }) => access.startsWith('token'))
    expect(closed.length).toBeGreaterThan(25)
    for (const operation of closed) {
      const reply = await server.call(operation.method, examplePath(operation))
      expect(reply, operation.id).toEqual({ code: 401, message: '请登录', data: [] })
    }
  })

  it('fail as described in the contract', async () => {
    await server.configure({ maintenance: true })
    for (const operation of operations) {
      await server.request(operation.method, examplePath(operation), { token })
      expect(server.seen).toContain(`${operation.id} failure`)
    }
    await server.configure({ maintenance: false })
  })

  it('are all routes', () => {
    const known = new Set(
      operations.filter(isCall).map(({ method, path }) => `${method} ${nameless(path)}`),
    )
    const extra = allRoutes
      .map(({ method, path }) => `${method} ${nameless(path.replace(/:\w+(\{[^}]*\})?/g, '{}'))}`)
      .filter((route) => !known.has(route))
    expect(extra).toEqual([])
  })
})

/** Sorts in the order of the visits, so that a missing one is easy to find. */
function byVisit(a: string, b: string) {
  const order = Object.keys(visits)
  return order.indexOf(a) - order.indexOf(b)
}

function nameless(path: string) {
  return path.replace(/\{[^}]*\}/g, '{}')
}
