// @vitest-environment node
import { expect, it, vi } from 'vitest'
import type { PageCalls } from './call-budget'
import { createReplyCache } from './reply-cache'

function createCached({
  fetch,
  ...options
}: Parameters<typeof createReplyCache>[0] & { fetch: typeof globalThis.fetch }) {
  const cached = createReplyCache(options)
  return (input: RequestInfo | URL, calls: PageCalls | null = { request: fetch, renew: fetch }) =>
    cached(input, calls)
}

const url = 'https://api.example/api/v2/other/config'
const patienceMs = 800

const reply = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

it('makes one call for many visitors, without cookie or token', async () => {
  const fetchApi = vi.fn<typeof fetch>(async () => reply({ code: 0, data: [1] }))
  const cached = createCached({
    freshMs: 60_000,
    staleMs: 300_000,
    patienceMs,
    fetch: fetchApi,
  })
  const visit = () =>
    cached(new Request(url, { headers: { Authorization: 'Bearer t', Cookie: 'c' } }))
  const replies = await Promise.all([visit(), visit()])
  replies.push(await visit())
  expect(await Promise.all(replies.map((one) => one.json()))).toEqual([
    { code: 0, data: [1] },
    { code: 0, data: [1] },
    { code: 0, data: [1] },
  ])
  expect(fetchApi).toHaveBeenCalledOnce()
  expect(fetchApi.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'omit',
    headers: { Accept: 'application/json' },
  })
})

it('returns the age of a reply in seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  try {
    const cached = createCached({
      freshMs: 60_000,
      staleMs: 300_000,
      patienceMs,
      fetch: async () => reply({ code: 0, data: [] }),
    })
    const age = async () => (await cached(url)).headers.get('Age')
    expect(await age()).toBe('0')
    vi.setSystemTime(Date.now() + 45_000)
    expect(await age()).toBe('45')
  } finally {
    vi.useRealTimers()
  }
})

it('uses a reply that arrived while a render blocked the server for longer than its patience', async () => {
  const arrived = () =>
    new Promise<Response>((resolve) => setImmediate(resolve, reply({ code: 0, data: [] })))
  const options = { freshMs: 60_000, staleMs: 300_000, patienceMs: 5 }
  const waiting = createCached({ ...options, fetch: arrived })(url)
  const start = performance.now()
  while (performance.now() - start < 20);
  expect(await (await waiting).json()).toEqual({ code: 0, data: [] })
})

it('returns only what it has if it may make no call', async () => {
  const fetchApi = vi.fn<typeof fetch>(async () => reply({ code: 0, data: [1] }))
  const cached = createCached({ freshMs: 60_000, staleMs: 0, patienceMs, fetch: fetchApi })
  expect((await cached(url, null)).status).toBe(504)
  await cached(url)
  expect(await (await cached(url, null)).json()).toEqual({ code: 0, data: [1] })
  expect(fetchApi).toHaveBeenCalledOnce()
})

it('requests a missing reply and renews a stale one with the calls of the page', async () => {
  const request = vi.fn<typeof fetch>(async () => reply({ code: 0, data: ['old'] }))
  const renew = vi.fn<typeof fetch>(async () => reply({ code: 0, data: ['new'] }))
  const cached = createReplyCache({ freshMs: 1, staleMs: 300_000, patienceMs })
  await cached(url, { request, renew })
  await vi.waitFor(async () => {
    expect(await (await cached(url, { request, renew })).json()).toMatchObject({ data: ['new'] })
  }, 30_000)
  expect(request).toHaveBeenCalledOnce()
})

it('serves the older reply when the API fails', async () => {
  const fetchApi = vi
    .fn<typeof fetch>()
    .mockResolvedValueOnce(reply({ code: 0, data: ['old'] }))
    .mockImplementation(async () => reply({ code: 429, message: '请稍后再试' }))
  const cached = createCached({ freshMs: 1, staleMs: 300_000, patienceMs, fetch: fetchApi })
  await cached(url)
  await vi.waitFor(async () => {
    expect(await (await cached(url)).json()).toEqual({ code: 0, data: ['old'] })
    expect(fetchApi.mock.calls.length).toBeGreaterThan(1)
  }, 30_000)
})

it.each([
  ['a refusal', async () => reply({ code: 429 })],
  ['a broken server', async () => reply({}, 500)],
  ['an internal failure', async () => reply({ code: 1, message: '错误' })],
  ['an invalid reply', async () => new Response('<html>')],
  ['a success with wrong data', async () => reply({ code: 0, data: '错误' })],
  ['no network', () => Promise.reject(new TypeError('fetch failed'))],
])('fails for %s without an older reply', async (_, fetchApi) => {
  await expect(
    createCached({ freshMs: 60_000, staleMs: 300_000, patienceMs, fetch: fetchApi })(url),
  ).rejects.toThrow()
})

it.each([{ code: 404 }, { code: 1, message: '请输入关键字' }])(
  'passes the API error %j through',
  async (refusal) => {
    const cached = createCached({
      freshMs: 60_000,
      staleMs: 300_000,
      patienceMs,
      fetch: async () => reply(refusal),
    })
    expect(await (await cached(url)).json()).toEqual(refusal)
  },
)

it('times out if the API is slow', async () => {
  const late = () => new Promise<Response>(() => undefined)
  const cached = createCached({ freshMs: 60_000, staleMs: 300_000, patienceMs: 5, fetch: late })
  await expect(cached(url)).rejects.toMatchObject({ name: 'TimeoutError' })
})

it('waits for a new reply if the cached one is too old, until the timeout', async () => {
  const fetchApi = vi
    .fn<typeof fetch>()
    .mockResolvedValueOnce(reply({ code: 0, data: ['old'] }))
    .mockResolvedValueOnce(reply({ code: 0, data: ['new'] }))
    .mockImplementation(() => new Promise(() => undefined))
  const cached = createCached({ freshMs: 1, staleMs: 0, patienceMs: 5, fetch: fetchApi })
  await cached(url)
  await vi.waitFor(
    async () => expect(await (await cached(url)).json()).toMatchObject({ data: ['new'] }),
    30_000,
  )
  await vi.waitFor(async () => {
    expect(await (await cached(url)).json()).toMatchObject({ data: ['new'] })
    expect(fetchApi).toHaveBeenCalledTimes(3)
  }, 30_000)
})
