import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderResult } from './order-result'

const meta = {
  title: 'Business 业务组件/Checkout 购买/OrderResult 支付结果',
  component: OrderResult,
  args: { status: 'paid', ordersHref: '/member/orders', homeHref: '/' },
} satisfies Meta<typeof OrderResult>

export default meta
type Story = StoryObj<typeof meta>

const course = {
  kind: 'course',
  name: 'Python 编程从零开始',
  href: '/courses/detail/1',
  cover: null,
  lesson: { title: '第 1 讲 安装 Python', href: '/courses/video/11' },
} as const
const vip = { kind: 'vip', name: '年度会员', href: '/vip' } as const

export const Paid: Story = { args: { total: 169, goods: course } }
export const PaidCoverUnknown: Story = {
  args: { total: 169, goods: { ...course, cover: undefined, lesson: undefined } },
}
export const LongName: Story = {
  args: {
    total: 1399,
    goods: {
      ...course,
      name: '深度学习系统课：从反向传播、卷积网络、循环网络到注意力机制与 Transformer'.repeat(2),
    },
  },
}
export const PaidVip: Story = { args: { total: 298, goods: vip } }
export const PaidWithoutGoods: Story = {}
const reached = { orderNo: '202511211200001234', supportHref: 'https://example.com/aboutus' }
export const Opening: Story = { args: { status: 'delivering', total: 169, goods: course } }
export const NotDelivered: Story = {
  args: {
    ...reached,
    status: 'deliveryDelayed',
    total: 169,
    goods: course,
    onCheck: () => undefined,
  },
}
export const NotPaidInTime: Story = {
  args: {
    ...reached,
    status: 'waiting',
    isOverdue: true,
    goods: course,
    payHref: '/order/pay?orderId=1',
    onCheck: () => undefined,
  },
}
export const Waiting: Story = {
  args: { status: 'waiting', goods: course, payHref: '/order/pay?orderId=1' },
}
export const WaitingElsewhere: Story = { args: { status: 'waiting' } }
export const Canceled: Story = { args: { ...reached, status: 'canceled', goods: course } }
export const Unknown: Story = { args: { status: 'unknown' } }
