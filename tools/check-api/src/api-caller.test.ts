import { expect, it } from 'vitest'
import { createApiCaller } from './api-caller'

const url = 'https://host/api/'

function clockOf() {
  let now = 0
  const wait = async (ms: number) => {
    now += ms
  }
  return { now: () => now, wait }
}

it('keeps the path of the base URL', async () => {
  const requested: string[] = []
  const fetch = async (target: RequestInfo | URL) => {
    requested.push(String(target))
    return Response.json({ code: 0, message: '', data: [] })
  }
  await createApiCaller({ url, fetch, clock: clockOf() }).call('/api/v3/status')
  expect(requested).toEqual(['https://host/api/api/v3/status'])
})

it('retries after the window of a rate limit', async () => {
  const clock = clockOf()
  const fetch = async () => Response.json({ code: clock.now() < 60_000 ? 429 : 0 })
  const reply = await createApiCaller({ url, fetch, clock }).call('/api/v3/status')
  expect(reply.body).toEqual({ code: 0 })
})

it('reports a missing reply and invalid JSON instead of throwing', async () => {
  const failing = async () => {
    throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
  }
  const broken = async () => new Response('{', { headers: { 'Content-Type': 'application/json' } })
  const none = createApiCaller({ url, fetch: failing, clock: clockOf() })
  expect(await none.call('/')).toMatchObject({ status: 0, error: 'connect ECONNREFUSED' })
  const half = createApiCaller({ url, fetch: broken, clock: clockOf() })
  expect(await half.call('/')).toMatchObject({ status: 200, error: null, body: undefined })
})
