// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCallBudget } from './call-budget'

const url = 'https://api.example/api/v2/other/config'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

it('makes at most the allowed calls within any minute', async () => {
  const calls: number[] = []
  const fetchApi = vi.fn<typeof fetch>(async () => {
    calls.push(Date.now())
    return new Response()
  })
  const { fetch } = createCallBudget({ callsPerMinute: 60, fetch: fetchApi })
  for (let visit = 0; visit < 3000; visit += 1) {
    await fetch(url).catch(() => undefined)
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
  const { fetch } = createCallBudget({ callsPerMinute: 1, fetch: fetchApi })
  await fetch(url)
  await expect(fetch(url)).rejects.toThrow(/per minute/)
  expect(fetchApi).toHaveBeenCalledOnce()
})

it('makes background calls as soon as the budget allows', async () => {
  const fetchApi = vi.fn<typeof fetch>(async () => new Response())
  const { fetch, backgroundFetch } = createCallBudget({ callsPerMinute: 1, fetch: fetchApi })
  await fetch(url)
  const waiting = backgroundFetch(url)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(fetchApi).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1_000)
  expect((await waiting).ok).toBe(true)
})

it('allows pages with a query a third of the calls, and counts all of them', async () => {
  const fetchApi = vi.fn<typeof fetch>(async () => new Response())
  const { fetch, queryFetch, callsLeft } = createCallBudget({ callsPerMinute: 20, fetch: fetchApi })
  for (let visit = 0; visit < 30; visit += 1) await queryFetch(url).catch(() => undefined)
  expect([fetchApi.mock.calls.length, callsLeft()]).toEqual([7, 13])
  await expect(queryFetch(url)).rejects.toThrow('with a query')
  await fetch(url)
  expect(callsLeft()).toBe(12)
  await vi.advanceTimersByTimeAsync(60_001)
  expect(callsLeft()).toBe(20)
  await queryFetch(url)
})
