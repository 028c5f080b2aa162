import { samples } from '@shuyuan/api/testing'
import { createDeviceStore } from '@shuyuan/browser-storage'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createOrderStore } from '../../../core/account/order-store'
import { sentOrder } from '../../../core/account/sent-order.fixture'
import { storagePrefix } from '../../../testing/start-site'
import { visitPage } from '../../../testing/visit-page.fixture'

test('an order of a deleted course shows its name without a link', async () => {
  const [order] = samples.listOrders.data
  const [goods] = order?.goods ?? []
  const [row] = samples.listBoughtCourses.data
  if (order === undefined || goods === undefined || row === undefined) throw new Error('no example')
  const orderOf = (id: number, goods_id: number, goods_name: string) => ({
    ...order,
    id,
    order_id: `${202611131435411000 + id}`,
    goods: [{ ...goods, goods_id, goods_name, goods_type: 'COURSE' as const }],
  })
  visitPage({
    path: '/member/orders',
    isSignedIn: true,
    data: {
      listOrders: {
        ...samples.listOrders,
        data: [orderOf(1, 26, '英语发音'), orderOf(2, 214, '书法入门')],
        total: 2,
      },
      listBoughtCourses: {
        data: [
          { ...row, course_id: 26, course: { ...row.course, id: 26 } },
          { ...row, course_id: 214, course: [] },
        ],
        total: 2,
      },
    },
  })
  const mark = await screen.findByText('课程已下架')
  const removed = mark.closest('li')
  if (removed === null) throw new Error('no order')
  expect(removed.textContent).toContain('书法入门')
  expect(within(removed).queryByRole('link')).toBeNull()
  expect(screen.getByRole('link', { name: '英语发音' })).toBeTruthy()
})

test('a pending order of a course that was bought with another order cannot be paid', async () => {
  const [row] = samples.listBoughtCourses.data
  if (row === undefined) throw new Error('no example')
  const order = sentOrder({ memberId: samples.getMember.id, sentAt: Date.now(), id: row.course_id })
  createOrderStore(createDeviceStore({ prefix: storagePrefix })).put(order)
  visitPage({
    path: '/member/orders',
    isSignedIn: true,
    data: { getOrderStatus: { status: 5 }, listBoughtCourses: { data: [row], total: 1 } },
  })
  expect(await screen.findByText('你已拥有此课程')).toBeTruthy()
  expect(screen.queryByRole('link', { name: '继续支付' })).toBeNull()
})
