import { axeViolations } from '@shuyuan/testing'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PaymentWaiting } from './payment-waiting'
import meta, { Cancelled, Failed, StillUnpaid } from './payment-waiting.stories'

const args = meta.args

afterEach(() => {
  vi.useRealTimers()
})

it('counts down to the deadline by the clock and then offers the way back', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  render(<PaymentWaiting {...args} deadline={1_000_000 + 90_000} />)
  expect(screen.getByRole('timer').textContent).toBe('剩余支付时间 01:30')
  // A sleeping machine runs no timers; only the clock has moved on.
  vi.setSystemTime(1_000_000 + 60_000)
  act(() => vi.advanceTimersByTime(1000))
  expect(screen.getByRole('timer').textContent).toBe('剩余支付时间 00:29')
  act(() => vi.advanceTimersByTime(29_000))
  expect(screen.queryByRole('img', { name: /二维码/ })).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('支付时间已过，请重新下单')
  expect(screen.getByRole('link', { name: '返回商品页' }).getAttribute('href')).toBe(
    '/courses/detail/1',
  )
})

it('shows no code to pay a cancelled order with', () => {
  render(<PaymentWaiting {...args} {...Cancelled.args} />)
  expect(screen.queryByRole('img', { name: /二维码/ })).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('订单已取消')
})

it.each([
  ['waiting', {}],
  ['still unpaid', StillUnpaid.args],
  ['failed', Failed.args],
])('is accessible while %s', async (_, state) => {
  const { container } = render(<PaymentWaiting {...args} {...state} />)
  expect(await axeViolations(container)).toEqual([])
})
