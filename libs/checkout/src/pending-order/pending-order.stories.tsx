import type { Meta, StoryObj } from '@storybook/react-vite'
import { PendingOrder } from './pending-order'

const meta = {
  title: 'Business 业务组件/Checkout 购买/PendingOrder 待支付订单',
  component: PendingOrder,
  parameters: {
    usage: {
      zh: '提醒学员有一笔还没有支付的订单。',
      use: 'On the order page when this device has created an order for the same goods that is not paid.',
      avoid: 'For a list of such orders: PendingOrders.',
      do: 'Ask for confirmation when the amount differs from the one shown before (订单金额有变化).',
      never: 'Do not create a second order silently.',
      measures: '560 px wide at most.',
    },
  },
  args: {
    orderNo: '202511211200001234',
    name: 'Python 编程从零开始',
    total: 169,
    shownTotal: 169,
    deadline: Date.now() + 15 * 60_000,
    payHref: '/order/pay?orderId=202511211200001234',
    ordersHref: '/member/orders',
    cancelHref: '/courses/detail/1',
    onOrderAgain: () => undefined,
  },
} satisfies Meta<typeof PendingOrder>

export default meta
type Story = StoryObj<typeof meta>

export const Pending: Story = { name: '默认' }
export const InAList: Story = { name: '在列表中', args: { onOrderAgain: undefined } }
export const QrCodeExpired: Story = { name: '二维码已过期', args: { deadline: 0 } }
export const AmountChanged: Story = { name: '金额变化', args: { total: 199 } }
