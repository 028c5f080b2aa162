import { handling, samples, successReply } from '@shuyuan/api/testing'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startFakeServer } from '../../../testing/fake-server.fixture'
import { sentOrder } from '../../../core/account/sent-order.fixture'
import { renderInSite, testServices } from '../../../testing/render-in-site.fixture'
import { OrderEnding } from './order-ending'

const orderNo = '202604180930127745'
const status = (status: 5 | 9) => handling('getOrderStatus', () => successReply({ status }))
const course = (isBuy: boolean) =>
  handling('getCourse', () => successReply({ ...samples.getCourse, isBuy }))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

async function openResult() {
  const services = testServices()
  services.session.signIn('token')
  services.orders.put(sentOrder({ sentAt: Date.now() }))
  renderInSite(<OrderEnding memberId={1} orderId={orderNo} />, services)
  await pass(1_000)
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent

it('explains a missing payment and checks again on request', async () => {
  const server = startFakeServer(status(5), course(false))
  await openResult()
  expect(title()).toBe('订单待支付')
  await pass(120_000)
  expect(title()).toBe('还没有收到付款')
  expect(document.body.textContent).toContain(`凭订单号 ${orderNo} 联系客服`)
  const requests = server.requestsTo('/order/status').length
  await pass(60_000)
  expect(server.requestsTo('/order/status')).toHaveLength(requests)
  server.use(status(9), course(true))
  act(() => screen.getByRole('button', { name: '重新查询' }).click())
  await pass(1_000)
  expect(title()).toBe('支付成功')
  expect(screen.getByRole('link', { name: '去学习' })).toBeTruthy()
})

it('explains a delayed delivery and checks again on request', async () => {
  const server = startFakeServer(status(9), course(false))
  await openResult()
  expect(title()).toBe('支付成功')
  expect(screen.getByText('正在开通，稍等一下。')).toBeTruthy()
  await pass(60_000)
  expect(screen.getByText(/还没有开通/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: '去学习' })).toBeNull()
  server.use(course(true))
  act(() => screen.getByRole('button', { name: '重新查询' }).click())
  await pass(1_000)
  expect(screen.getByText('已经开通，现在就能用。')).toBeTruthy()
})
