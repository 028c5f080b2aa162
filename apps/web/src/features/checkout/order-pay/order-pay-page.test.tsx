import { createDeviceStore } from '@shuyuan/browser-storage'
import { samples } from '@shuyuan/api/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createOrderStore } from '../../../core/account/order-store'
import { sentOrder } from '../../../core/account/sent-order.fixture'
import { storagePrefix } from '../../../testing/start-site'
import { visitPage } from '../../../testing/visit-page.fixture'

const order = sentOrder({ memberId: samples.getMember.id, sentAt: Date.now() })
const path = `/order/pay?orderId=${order.receipt?.orderNo}`

function openPayment(isBuy: boolean) {
  createOrderStore(createDeviceStore({ prefix: storagePrefix })).put(order)
  const course = { ...samples.getCourse.course, is_free: 0, is_vip_free: 0 } as const
  visitPage({
    path,
    isSignedIn: true,
    data: { getOrderStatus: { status: 5 }, getCourse: { ...samples.getCourse, course, isBuy } },
  })
}

test('a pending order of a course shows its QR code', async () => {
  openPayment(false)
  expect(await screen.findByRole('img', { name: '支付二维码' })).toBeTruthy()
})

test('a pending order of a course that was bought meanwhile cannot be paid', async () => {
  openPayment(true)
  expect(await screen.findByText('你已拥有此课程')).toBeTruthy()
  expect(screen.queryByRole('img', { name: '支付二维码' })).toBeNull()
  expect(screen.queryByRole('link', { name: '在这台设备上支付' })).toBeNull()
})
