import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { hideTab } from '../testing/hide-tab'
import { fakeClock, pass } from '../testing/render-auth'
import { usePolling } from './use-polling'

fakeClock()

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
