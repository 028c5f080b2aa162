import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { OrderList } from './order-list'
import meta, {
  Paid,
  Refunded,
  RefundedInFull,
  RemovedGoods,
  SeveralGoods,
  WithoutGoods,
} from './order-list.stories'

const args = meta.args

it('shows the name first and the number on the line below', () => {
  render(<OrderList {...args} {...Paid.args} />)
  const [first] = screen.getAllByRole('listitem')
  expect(first?.textContent).toMatch(/^Python.*订单号 202511200000000002/)
})

it('shows of each order its number, time, goods, amount and state', () => {
  render(<OrderList {...args} {...Paid.args} />)
  const [first = document.body, ...others] = screen.getAllByRole('listitem')
  expect(others).toHaveLength(1)
  for (const part of ['202511200000000002', '2025-11-20', '¥199', '已支付', 'Python'])
    expect(first.textContent).toContain(part)
  expect(first.textContent).not.toContain('已退款')
})

it('links to goods with a page and only names the others', () => {
  render(<OrderList {...args} {...SeveralGoods.args} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Python 编程从零开始', '/courses/detail/7'],
    ['去学习', '/courses/detail/7'],
  ])
  expect(screen.getByText(/算法图解.*× 2/)).toBeTruthy()
})

it('links to the purchased plan, but not after a full refund', () => {
  const { rerender } = render(<OrderList {...args} {...Paid.args} />)
  expect(screen.getByRole('link', { name: '查看会员' }).getAttribute('href')).toBe('/vip')
  rerender(<OrderList {...args} {...RefundedInFull.args} />)
  expect(screen.queryByRole('link', { name: '去学习' })).toBeNull()
})

it('marks a deleted course, which has no link', () => {
  render(<OrderList {...args} {...RemovedGoods.args} />)
  const row = screen.getByRole('listitem')
  expect(row.textContent).toContain('Python 编程从零开始')
  expect(row.textContent).toContain('课程已下架')
  expect(screen.queryByRole('link')).toBeNull()
})

it('shows what was refunded, to the cent', () => {
  render(<OrderList {...args} {...Refunded.args} />)
  expect(screen.getByText('已退款').nextSibling?.textContent).toBe('¥99.50')
})

it.each([
  [0.1 + 0.2, '¥0.30', '有退款'],
  [98.99999999999999, '¥99', '有退款'],
  [199, '¥199', '已全额退款'],
])(
  'takes %d yuan for what was meant, and says so in place of paid',
  (refundAmount, shown, state) => {
    render(
      <OrderList
        {...args}
        orders={args.orders.slice(0, 1).map((order) => ({ ...order, refundAmount }))}
      />,
    )
    expect(screen.getByText('已退款').nextSibling?.textContent).toBe(shown)
    expect(screen.getByText(state)).toBeTruthy()
    expect(screen.queryByText('已支付')).toBeNull()
  },
)

it.each([
  [179, '已全额退款'],
  [178.99999999999997, '已全额退款'],
  [100, '部分退款'],
])('knows by what was paid for a discounted order what %d yuan back are', (refundAmount, state) => {
  const orders = args.orders.slice(0, 1).map((order) => ({ ...order, refundAmount }))
  render(<OrderList {...args} orders={orders} amountPaid={() => 179} />)
  expect(screen.getByText(state)).toBeTruthy()
  expect(screen.getByText('实付').nextSibling?.textContent).toBe('¥179')
  expect(screen.getByText('¥199').tagName).toBe('DEL')
  expect(screen.getByText('¥199').parentElement?.textContent).toBe('金额 ¥199')
})

it('shows no unknown amount, and strikes no price that was paid', () => {
  const orders = args.orders.slice(0, 1)
  const { container, rerender } = render(<OrderList {...args} orders={orders} />)
  expect(screen.queryByText('实付')).toBeNull()
  expect(screen.getByText('金额').nextSibling?.textContent).toBe('¥199')
  rerender(<OrderList {...args} orders={orders} amountPaid={() => 199} />)
  expect(screen.getByText('实付').nextSibling?.textContent).toBe('¥199')
  expect(container.querySelector('del')).toBeNull()
})

it('copies an order number and reports success or failure', async () => {
  const user = userEvent.setup()
  render(<OrderList {...args} {...Refunded.args} />)
  await user.click(screen.getByRole('button', { name: '复制订单号' }))
  expect(await navigator.clipboard.readText()).toBe('202511200000000002')
  expect(screen.getByRole('status').textContent).toBe('已复制')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'))
  await user.click(screen.getByRole('button', { name: '复制订单号' }))
  expect(screen.getByRole('status').textContent).toContain('手动选择')
})

it('shows an order without goods', () => {
  render(<OrderList {...args} {...WithoutGoods.args} />)
  expect(screen.getByText(/商品信息已不存在/)).toBeTruthy()
  expect(screen.getByText(/202511200000000002/)).toBeTruthy()
})
