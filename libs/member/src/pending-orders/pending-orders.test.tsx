import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PendingOrders } from './pending-orders'
import meta, { CodeOver, None, Owned, Several } from './pending-orders.stories'

it('links to the payment while there is time', async () => {
  const { container } = render(<PendingOrders {...meta.args} />)
  expect(screen.getByRole('link', { name: '继续支付' }).getAttribute('href')).toBe('/order/pay')
  expect(container.textContent).toContain('还剩 27 分钟')
  expect(container.textContent).toContain('¥149')
})

it('links to an order with an expired code without offering payment', async () => {
  render(<PendingOrders {...meta.args} {...CodeOver.args} />)
  const link = screen.getByRole('link', { name: '查询支付结果' })
  expect(link.getAttribute('href')).toBe('/order/pay')
  expect(screen.queryByRole('link', { name: '继续支付' })).toBeNull()
  expect(screen.getByText('支付二维码已过期')).toBeTruthy()
  expect(screen.getByText(/线下转账需人工确认/)).toBeTruthy()
})

it('offers no payment for a course that the member owns', () => {
  render(<PendingOrders {...meta.args} {...Owned.args} />)
  expect(screen.getByText('你已拥有此课程')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByText(/还剩/)).toBeNull()
})

it('shows less than a minute as such, and nothing without orders', () => {
  const { container, rerender } = render(<PendingOrders {...meta.args} {...Several.args} />)
  expect(container.textContent).toContain('不到 1 分钟')
  rerender(<PendingOrders {...meta.args} {...None.args} />)
  expect(container.textContent).toBe('')
})
