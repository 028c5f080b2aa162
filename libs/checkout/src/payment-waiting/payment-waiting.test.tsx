import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PaymentWaiting } from './payment-waiting'
import meta, {
  Canceled,
  Expired,
  Failed,
  Paid,
  StillPending,
  UnknownAmount,
} from './payment-waiting.stories'

const args = meta.args

afterEach(() => {
  vi.useRealTimers()
})

it('counts down to the deadline by the clock, then links back', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  render(<PaymentWaiting {...args} deadline={1_000_000 + 90_000} />)
  expect(screen.getByRole('timer').textContent).toBe('剩余支付时间 01:30')
  // Timers do not run while the machine sleeps; only the clock advances.
  vi.setSystemTime(1_000_000 + 60_000)
  act(() => void vi.advanceTimersByTime(1000))
  expect(screen.getByRole('timer').textContent).toBe('剩余支付时间 00:29')
  act(() => void vi.advanceTimersByTime(29_000))
  expect(screen.queryByRole('img', { name: /二维码/ })).toBeNull()
  expect(screen.getByText('支付二维码已过期')).toBeTruthy()
})

it('links to the orders first, for learners who paid by transfer, then offers a new order', () => {
  const { container } = render(<PaymentWaiting {...args} {...Expired.args} />)
  expect(screen.getByText(/人工确认后自动开通/)).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([args.ordersHref, args.orderAgainHref, args.supportHref])
  expect(container.textContent).toContain('凭订单号 202511211200001234 联系客服')
})

it('names no payment method that the cashier may not offer', () => {
  const { container } = render(<PaymentWaiting {...args} />)
  expect(screen.getByText('用手机扫码，在收银台选择支付方式')).toBeTruthy()
  expect(container.textContent).not.toMatch(/微信|支付宝/)
})

it('shows the support link after the learner checked the payment', () => {
  const { container, rerender } = render(<PaymentWaiting {...args} />)
  expect(container.textContent).not.toContain('联系客服')
  rerender(<PaymentWaiting {...args} {...StillPending.args} />)
  expect(screen.getByText(/还没有收到付款。线下转账需人工确认，确认后自动开通/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /联系客服/ }).getAttribute('href')).toBe(args.supportHref)
  rerender(<PaymentWaiting {...args} {...StillPending.args} supportHref={null} />)
  expect(container.textContent).toMatch(/凭订单号.*联系客服/)
  expect(screen.queryByRole('link', { name: /联系客服/ })).toBeNull()
})

it.each([
  ['canceled', Canceled.args, '订单已取消'],
  ['paid', Paid.args, '支付成功'],
])('hides the payment once the order is %s, even before the deadline', (_, state, said) => {
  const { rerender } = render(<PaymentWaiting {...args} {...state} />)
  expect(screen.queryByRole('img', { name: /二维码/ })).toBeNull()
  expect(screen.queryByRole('link', { name: '在这台设备上支付' })).toBeNull()
  expect(screen.getByText(said)).toBeTruthy()
  rerender(<PaymentWaiting {...args} {...state} deadline={0} />)
  expect(screen.queryByText('支付二维码已过期')).toBeNull()
})

it('shows the amount from the server, and none if it is unknown', () => {
  const { container, rerender } = render(<PaymentWaiting {...args} />)
  expect(screen.getByText('¥169')).toBeTruthy()
  expect(container.textContent).toContain('优惠码抵扣 -¥30')
  rerender(<PaymentWaiting {...args} {...UnknownAmount.args} />)
  expect(screen.queryByText(/¥/)).toBeNull()
  expect(screen.getByText('应付金额以收银台显示为准')).toBeTruthy()
})

it('announces the result of each 我已支付 check', () => {
  const { rerender } = render(<PaymentWaiting {...args} checkedAt="12:00:05" isChecking />)
  const status = screen.getAllByRole('status').at(-1)
  expect(status?.textContent).toBe('正在查询…')
  rerender(<PaymentWaiting {...args} checkedAt="12:00:06" />)
  expect(status?.textContent).toContain('12:00:06 查询：还没有收到付款')
})

it('opens the payment page without access to the opener', () => {
  render(<PaymentWaiting {...args} />)
  const link = screen.getByRole('link', { name: '在这台设备上支付' })
  expect(link.getAttribute('href')).toBe(args.payUrl)
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
})

it('can still check the payment after the deadline', async () => {
  const onCheck = vi.fn()
  render(<PaymentWaiting {...args} {...Expired.args} onCheck={onCheck} />)
  screen.getByRole('button', { name: '我已支付' }).click()
  expect(onCheck).toHaveBeenCalledOnce()
})

it('shows a failed check and retries', () => {
  const onCheck = vi.fn()
  render(<PaymentWaiting {...args} {...Failed.args} onCheck={onCheck} />)
  expect(screen.getByRole('alert').textContent).toContain('网络连接失败')
  screen.getByRole('button', { name: '重试' }).click()
  expect(onCheck).toHaveBeenCalledOnce()
})
