// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCallBudget } from './call-budget'

const url = 'https://api.example/api/v2/other/config'
const page = { isRare: false }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

it('makes at most the allowed calls within any minute', async () => {
  const calls: number[] = []
  const fetchApi = vi.fn<typeof fetch>(async () => {
    calls.push(Date.now())
    return new Response()
  })
  const { renew } = createCallBudget({ callsPerMinute: 60, fetch: fetchApi }).callsFor(page)
  for (let visit = 0; visit < 3000; visit += 1) {
    await renew(url).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(60)
  }
  const within = calls.map(
    (at) => calls.filter((other) => other >= at && other < at + 60_000).length,
  )
  expect(Math.max(...within)).toBe(60)
  expect(calls).toHaveLength(180)
})

it('throws immediately when the budget is spent', async () => {
  const fetchApi = vi.fn<typeof fetch>(async () => new Response())
  const { renew } = createCallBudget({ callsPerMinute: 1, fetch: fetchApi }).callsFor(page)
  await renew(url)
  await expect(renew(url)).rejects.toThrow(/per minute/)
  expect(fetchApi).toHaveBeenCalledOnce()
})

it('makes background calls as soon as the budget allows', async () => {
  const fetchApi = vi.fn<typeof fetch>(async () => new Response())
  const { callsFor, backgroundFetch } = createCallBudget({ callsPerMinute: 1, fetch: fetchApi })
  await callsFor(page).renew(url)
  const waiting = backgroundFetch(url)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(fetchApi).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1_000)
  expect((await waiting).ok).toBe(true)
})

it('leaves calls for rare pages, for other clients and for renewals', async () => {
  const { callsFor, callsLeft } = createCallBudget({
    callsPerMinute: 60,
    fetch: async () => new Response(),
  })
  async function spend(call: typeof fetch) {
    const before = callsLeft()
    for (let visit = 0; visit < 100; visit += 1) await call(url).catch(() => undefined)
    return before - callsLeft()
  }
  expect(await spend(callsFor({ client: 'one', isRare: true }).request)).toBe(15)
  expect(await spend(callsFor({ client: 'one', isRare: false }).request)).toBe(0)
  expect(await spend(callsFor({ client: 'two', isRare: true }).request)).toBe(5)
  expect(await spend(callsFor({ client: 'three', isRare: false }).request)).toBe(15)
  expect(await spend(callsFor({ isRare: false }).request)).toBe(5)
  expect(await spend(callsFor({ isRare: true }).renew)).toBe(0)
  expect(await spend(callsFor({ client: 'one', isRare: false }).renew)).toBe(20)
  await vi.advanceTimersByTimeAsync(60_001)
  expect(callsLeft()).toBe(60)
})
