import { axeViolations } from '@shuyuan/testing'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PendingOrders } from './pending-orders'
import meta, { None, Several } from './pending-orders.stories'

it('leads to the payment while there is time', async () => {
  const { container } = render(<PendingOrders {...meta.args} />)
  expect(screen.getByRole('link', { name: '继续支付' }).getAttribute('href')).toBe('/order/pay')
  expect(container.textContent).toContain('还剩 27 分钟')
  expect(container.textContent).toContain('¥149')
  expect(await axeViolations(container)).toEqual([])
})

it('shows the last minute as what it is, and nothing without orders', () => {
  const { container, rerender } = render(<PendingOrders {...meta.args} {...Several.args} />)
  expect(container.textContent).toContain('不到 1 分钟')
  rerender(<PendingOrders {...meta.args} {...None.args} />)
  expect(container.textContent).toBe('')
})
