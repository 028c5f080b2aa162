import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideTab } from '../testing/hide-tab'
import { pass } from '../testing/render-auth'
import { usePolling } from './use-polling'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function poll(ask: (signal: AbortSignal) => Promise<number | null>) {
  return renderHook(({ active }) => usePolling(active, 1000, ask), {
    initialProps: { active: true },
    reactStrictMode: true,
  })
}

/** Creates a request that resolves after this time, even if it is aborted. */
function answers(afterMs: number, signals: AbortSignal[] = []) {
  return vi.fn(async (signal: AbortSignal) => {
    signals.push(signal)
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    return 1000
  })
}

test('polls every interval, one request at a time', async () => {
  const quick = answers(200)
  const first = poll(quick)
  await pass(999)
  expect(quick).not.toHaveBeenCalled()
  await pass(3001)
  expect(quick).toHaveBeenCalledTimes(4)
  first.unmount()
  const slow = answers(2500)
  poll(slow)
  await pass(1000 + 2500 + 2499)
  expect(slow).toHaveBeenCalledTimes(2)
})

test('does not poll in a tab that is hidden from the start until it is visible', async () => {
  hideTab(true)
  const ask = answers(0)
  poll(ask)
  await pass(60_000)
  expect(ask).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
  hideTab(false)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('hiding aborts the pending request, showing polls immediately', async () => {
  const signals: AbortSignal[] = []
  const ask = answers(15_000, signals)
  poll(ask)
  await pass(1000)
  hideTab(true)
  expect(signals[0]?.aborted).toBe(true)
  await pass(5000)
  expect(ask).toHaveBeenCalledTimes(1)
  hideTab(false)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(signals[1]?.aborted).toBe(false)
  await pass(16_000)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('ignores an event without a change of visibility', async () => {
  const ask = answers(0)
  poll(ask)
  hideTab(false)
  hideTab(false)
  expect(ask).not.toHaveBeenCalled()
  await pass(1000)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('setting the clock back does not delay the next request', async () => {
  const ask = answers(500)
  poll(ask)
  await pass(1200)
  vi.setSystemTime(Date.now() - 3_600_000)
  await pass(1300)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('stops on null and does not resume when the tab is visible', async () => {
  const ask = vi.fn(async () => null)
  poll(ask)
  await pass(10_000)
  hideTab(true)
  hideTab(false)
  await pass(10_000)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('aborts its request and has no timer when paused or unmounted', async () => {
  const signals: AbortSignal[] = []
  const { rerender, unmount } = poll(answers(400, signals))
  await pass(1000)
  rerender({ active: false })
  expect(signals[0]?.aborted).toBe(true)
  await pass(5000)
  expect(signals).toHaveLength(1)
  rerender({ active: true })
  await pass(1400)
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
