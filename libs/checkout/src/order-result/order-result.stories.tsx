import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderResult } from './order-result'

const meta = {
  title: 'Business 业务组件/Checkout 购买/OrderResult 支付结果',
  component: OrderResult,
  parameters: {
    usage: {
      zh: '支付结果：成功、取消、过期或退款。',
      use: 'On the page after payment, for every status that the server reports.',
      avoid: 'While the learner still has to pay: PaymentWaiting.',
      do: 'Lead to the goods first (去学习, 查看会员), then to the orders.',
      never: 'Do not show 支付成功 before the server has confirmed it.',
      measures:
        '40rem wide at most, centered. From 1024 px on, 880 px with the goods beside the text. Cover 112 px wide on phones, 200 px from 768 px on.',
    },
  },
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

export const Paid: Story = { name: '已支付', args: { total: 169, goods: course } }
export const PaidCoverUnknown: Story = {
  name: '已支付，无封面',
  args: { total: 169, goods: { ...course, cover: undefined, lesson: undefined } },
}
export const LongName: Story = {
  name: '长名称',
  args: {
    total: 1399,
    goods: {
      ...course,
      name: '深度学习系统课：从反向传播、卷积网络、循环网络到注意力机制与 Transformer'.repeat(2),
    },
  },
}
export const PaidVip: Story = { name: '已支付，会员方案', args: { total: 298, goods: vip } }
export const PaidWithoutGoods: Story = { name: '已支付，无商品' }
const reached = { orderNo: '202511211200001234', supportHref: 'https://example.com/aboutus' }
export const Opening: Story = {
  name: '开通中',
  args: { status: 'delivering', total: 169, goods: course },
}
export const NotDelivered: Story = {
  name: '未开通',
  args: {
    ...reached,
    status: 'deliveryDelayed',
    total: 169,
    goods: course,
    onCheck: () => undefined,
  },
}
export const NotPaidInTime: Story = {
  name: '超时未支付',
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
  name: '等待支付',
  args: { status: 'waiting', goods: course, payHref: '/order/pay?orderId=1' },
}
export const WaitingElsewhere: Story = { name: '等待支付，其他设备', args: { status: 'waiting' } }
export const Canceled: Story = {
  name: '已取消',
  args: { ...reached, status: 'canceled', goods: course },
}
export const Unknown: Story = { name: '没有此订单', args: { status: 'unknown' } }
