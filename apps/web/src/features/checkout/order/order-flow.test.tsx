import { answering, handling, samples, successReply } from '@shuyuan/api/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { startFakeServer } from '../../../testing/fake-server.fixture'
import { sampleMember, signInMember } from '../../../testing/member.fixture'
import { renderInSite, testServices } from '../../../testing/render-in-site.fixture'
import { OrderFlow } from './order-flow'
import { promoDraftKey } from './use-promo'

const { id, title: name } = samples.getCourse.course
const paidInFull = handling('createOrder', () =>
  successReply({ order_no: '202604180930127745', total: 0, discount: 10_000, is_paid: true }),
)

function renderOrder(
  services = testServices(),
  agreement: Parameters<typeof OrderFlow>[0]['agreement'] = null,
) {
  return renderInSite(
    <OrderFlow
      memberId={sampleMember.id}
      goods={{ type: 'COURSE', id }}
      shown={{ kind: 'course', name, cover: null, price: 199 }}
      agreement={agreement}
      priceNow={async () => 199}
    />,
    services,
  )
}

/** Opens the order of a course and submits it. */
async function submitOrder(services = testServices()) {
  const { router } = renderOrder(services)
  await act(() => router.navigate({ href: '/order' }))
  await userEvent.click(await screen.findByRole('button', { name: '提交订单' }))
  return router
}

/** Submits an order that a promo code pays in full. The course is bought once it is delivered. */
async function orderForNothing() {
  let deliver = () => {}
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve
  })
  const course = handling('getCourse', async () => {
    await delivered
    return successReply({ ...samples.getCourse, isBuy: true })
  })
  const server = startFakeServer(paidInFull, course)
  const services = testServices()
  signInMember(services)
  const router = await submitOrder(services)
  await waitFor(() => expect(server.requestsTo(`/course/${id}`)).toHaveLength(1))
  return { deliver: () => act(async () => deliver()), router }
}

it('opens the goods after an order with nothing to pay', async () => {
  const { deliver, router } = await orderForNothing()
  await deliver()
  await waitFor(() => expect(router.state.location.pathname).toBe(`/courses/detail/${id}`))
  expect(await screen.findByText('支付成功，已开通')).toBeTruthy()
})

it('does not navigate if the learner has left the page', async () => {
  const { deliver, router } = await orderForNothing()
  await act(() => router.navigate({ href: '/vip' }))
  await deliver()
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('\\"end\\":\\"paid'))
  expect(router.state.location.pathname).toBe('/vip')
  expect(screen.queryByText('支付成功，已开通')).toBeNull()
})

it('keeps the agreement until the order is created', async () => {
  startFakeServer()
  const services = testServices()
  const agreement = { title: '付费内容购买协议', href: 'https://site.example/agreement' }
  const isAgreed = async () => {
    const checkbox = await screen.findByRole('checkbox', { name: /付费内容购买协议/ })
    return checkbox.getAttribute('aria-checked') === 'true'
  }
  const first = renderOrder(services, agreement)
  expect(await isAgreed()).toBe(false)
  await userEvent.click(screen.getByRole('checkbox'))
  first.unmount()
  renderOrder(services, agreement)
  expect(await isAgreed()).toBe(true)
  expect(sessionStorage.getItem('shuyuan-drafts')).toContain('agreement')
  await userEvent.click(screen.getByRole('button', { name: '提交订单' }))
  await waitFor(() => expect(sessionStorage.getItem('shuyuan-drafts')).not.toContain('agreement'))
})

it.each([
  [400, '提交订单'],
  // A proxy rejects a repeated request. The first one may have created the order.
  [409, '重新提交'],
])('after HTTP %s for a new order, the page offers %s', async (status, action) => {
  startFakeServer(handling('createOrder', () => new HttpResponse(null, { status })))
  await submitOrder()
  await screen.findByRole('alert')
  expect(screen.getByRole('button', { name: action })).toBeTruthy()
})

it('checks the promo code again after an order without a reply, which may have spent it', async () => {
  const check = (can_use: 0 | 1) =>
    answering('checkPromoCode', { ...samples.checkPromoCode, can_use })
  const server = startFakeServer(
    check(1),
    handling('createOrder', () => HttpResponse.error()),
  )
  const services = testServices()
  services.drafts.set(promoDraftKey({ type: 'COURSE', id }), 'WELCOME20')
  renderOrder(services)
  await userEvent.click(await screen.findByRole('button', { name: '使用优惠码' }))
  await screen.findByText(/优惠码可用/)
  await userEvent.click(screen.getByRole('button', { name: '提交订单' }))
  server.use(check(0))
  await userEvent.click(await screen.findByRole('button', { name: '重新提交' }))
  expect(await screen.findByText(/此优惠码已使用过/)).toBeTruthy()
  expect(screen.queryByText(/优惠码可用/)).toBeNull()
})
