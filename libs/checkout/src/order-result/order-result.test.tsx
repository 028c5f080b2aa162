import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { OrderResult } from './order-result'
import meta, { NotDelivered, NotPaidInTime, Opening, Paid } from './order-result.stories'

const { args } = meta

const hrefs = { ordersHref: '/member/orders', homeHref: '/' }

it('shows success and an amount only for a paid order', () => {
  const { rerender } = render(<OrderResult status="paid" total={169} {...hrefs} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('支付成功')
  expect(screen.getByText(/¥169/)).toBeTruthy()
  for (const status of ['waiting', 'canceled', 'unknown'] as const) {
    rerender(<OrderResult status={status} total={169} {...hrefs} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('支付成功')
    expect(screen.queryByText(/¥169/)).toBeNull()
  }
})

it('shows that the order is paid but not yet usable', () => {
  const { rerender } = render(<OrderResult {...args} {...Opening.args} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('支付成功')
  expect(screen.getByRole('status').textContent).toBe('正在开通，稍等一下。')
  expect(screen.queryByRole('link', { name: '去学习' })).toBeNull()
  const onCheck = vi.fn()
  rerender(<OrderResult {...args} {...NotDelivered.args} onCheck={onCheck} />)
  expect(screen.getByRole('status').textContent).toContain('还没有开通')
  expect(screen.getByRole('link', { name: /联系客服/ })).toBeTruthy()
  screen.getByRole('button', { name: '重新查询' }).click()
  expect(onCheck).toHaveBeenCalledOnce()
})

it('shows a note and a support link for an overdue payment', () => {
  const { container, rerender } = render(<OrderResult {...args} {...NotPaidInTime.args} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('还没有收到付款')
  expect(screen.getByRole('status').textContent).toContain('线下转账需人工确认')
  expect(container.textContent).toContain('凭订单号 202511211200001234 联系客服')
  expect(screen.getByRole('button', { name: '重新查询' })).toBeTruthy()
  rerender(<OrderResult {...args} {...NotPaidInTime.args} checkedAt="12:00:05" />)
  expect(screen.getByRole('status').textContent).toContain('12:00:05 查询：还没有收到付款')
})

it('links to the first lesson once the course can be used', () => {
  const { rerender } = render(<OrderResult {...args} {...Opening.args} />)
  expect(screen.queryByRole('link', { name: /第 1 讲/ })).toBeNull()
  rerender(<OrderResult {...args} {...Paid.args} />)
  const lesson = screen.getByRole('link', { name: '从“第 1 讲 安装 Python”开始学' })
  expect(lesson.getAttribute('href')).toBe('/courses/video/11')
})
