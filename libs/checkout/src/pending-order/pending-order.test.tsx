import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { PendingOrder } from './pending-order'
import meta, { AmountChanged, QrCodeExpired, InAList } from './pending-order.stories'

const args = meta.args

it('links to the payment, and orders again only on request', async () => {
  const onOrderAgain = vi.fn()
  render(<PendingOrder {...args} onOrderAgain={onOrderAgain} />)
  expect(screen.getByRole('link', { name: '继续支付' }).getAttribute('href')).toBe(args.payHref)
  await userEvent.click(screen.getByRole('button', { name: '重新下单' }))
  expect(onOrderAgain).toHaveBeenCalledOnce()
})

it('shows both amounts if the total differs from the one shown before', () => {
  render(<PendingOrder {...args} {...AmountChanged.args} />)
  expect(screen.getByRole('alert').textContent).toContain('订单金额有变化')
  expect(screen.getByText('¥169')).toBeTruthy()
  expect(screen.getByText('¥199')).toBeTruthy()
  expect(screen.getByRole('link', { name: '支付 ¥199' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '暂不购买' }).getAttribute('href')).toBe(args.cancelHref)
})

it('links to the orders once the QR code has expired, and offers a new order second', () => {
  render(<PendingOrder {...args} {...QrCodeExpired.args} />)
  expect(screen.getByText('支付二维码已过期')).toBeTruthy()
  const ways = [...screen.getAllByRole('link'), ...screen.getAllByRole('button')]
  expect(ways.map((way) => way.textContent)).toEqual(['查看我的订单', '重新下单'])
  expect(screen.queryByRole('timer')).toBeNull()
})

it('offers no new order without onOrderAgain', () => {
  render(<PendingOrder {...args} {...InAList.args} />)
  expect(screen.queryByRole('button', { name: '重新下单' })).toBeNull()
})
