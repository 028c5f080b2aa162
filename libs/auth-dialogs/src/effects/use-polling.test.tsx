import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeClock, pass } from '../testing/render-auth'
import { usePolling } from './use-polling'

fakeClock()

test('setting the clock back does not delay the next request', async () => {
  const ask = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    return 1000
  })
  renderHook(() => usePolling(true, 1000, ask), { reactStrictMode: true })
  await pass(1200)
  vi.setSystemTime(Date.now() - 3_600_000)
  await pass(1300)
  expect(ask).toHaveBeenCalledTimes(2)
})
