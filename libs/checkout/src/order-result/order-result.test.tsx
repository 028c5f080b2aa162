import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OrderResult } from './order-result'

const hrefs = { ordersHref: '/member/orders', homeHref: '/' }

it('claims success and an amount only for a paid order', () => {
  const { rerender } = render(<OrderResult status="paid" total={169} {...hrefs} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('支付成功')
  expect(screen.getByText(/¥169/)).toBeTruthy()
  for (const status of ['waiting', 'cancelled', 'unknown'] as const) {
    rerender(<OrderResult status={status} total={169} {...hrefs} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('支付成功')
    expect(screen.queryByText(/¥169/)).toBeNull()
  }
})

it('renders on a server', () => {
  expect(renderToString(<OrderResult status="waiting" {...hrefs} />)).toContain('订单待支付')
})
