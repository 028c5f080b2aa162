import { answering, failing } from '@shuyuan/api/testing'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startFakeServer } from '../../../testing/fake-server.fixture'
import { renderInSite } from '../../../testing/render-in-site.fixture'
import { useOrderStatus } from './use-order-status'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function Waiting() {
  return <p>{useOrderStatus('202611220001', Number.POSITIVE_INFINITY).status}</p>
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('polls slowly for a minute after a 429, then as before', async () => {
  const server = startFakeServer(failing('getOrderStatus', { code: 429, message: '请稍后再试' }))
  const requestCount = () => server.requestsTo('/order/status').length
  renderInSite(<Waiting />)
  await pass(1_000)
  expect(requestCount()).toBe(1)
  server.use(answering('getOrderStatus', { status: 5 }))
  await pass(58_000)
  expect(requestCount()).toBe(4)
  await pass(30_000)
  expect(requestCount()).toBeGreaterThan(14)
})
