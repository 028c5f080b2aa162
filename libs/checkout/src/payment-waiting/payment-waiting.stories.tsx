import type { Meta, StoryObj } from '@storybook/react-vite'
import { PaymentWaiting } from './payment-waiting'
import { PaymentWaitingSkeleton } from './payment-waiting-skeleton'

const meta = {
  title: 'Business 业务组件/Checkout 购买/PaymentWaiting 等待支付',
  component: PaymentWaiting,
  parameters: {
    usage: {
      zh: '收银台：等待付款（payment），显示二维码和剩余时间。',
      use: 'On the payment page, until the order is paid, canceled or expired.',
      avoid: 'For the result: OrderResult.',
      do: 'Keep 我已支付 available. It starts a check, and its reply names the time.',
      never: 'Do not report a payment that only the learner has reported.',
      measures:
        'QR code 224 px, beside the text from 768 px on. The goods are in a column of 22.5rem from 1024 px on. On phones 在这台设备上支付 comes before the code.',
    },
  },
  subcomponents: { PaymentWaitingSkeleton },
  args: {
    orderNo: '202511211200001234',
    goods: { kind: 'course', name: 'Python 编程从零开始', cover: null },
    payUrl: 'https://pay.example.com/payment/index?sign=order-abc',
    total: 169,
    discount: 30,
    deadline: Date.now() + 15 * 60_000,
    finalStatus: null,
    isChecking: false,
    checkedAt: null,
    onCheck: () => undefined,
    onCancel: () => undefined,
    goodsHref: '/courses/detail/1',
    ordersHref: '/member/orders',
    orderAgainHref: '/order?goods_type=vod&goods_id=1',
    supportHref: 'https://example.com/aboutus',
  },
} satisfies Meta<typeof PaymentWaiting>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = { name: '默认' }
export const UnknownAmount: Story = {
  name: '金额未知',
  args: { goods: undefined, total: null, discount: 0 },
}
export const Checking: Story = { name: '查询中', args: { isChecking: true, checkedAt: '12:00:05' } }
export const StillPending: Story = { name: '仍未支付', args: { checkedAt: '12:00:05' } }
export const Failed: Story = { name: '查询失败', args: { error: '网络连接失败，检查网络后重试' } }
export const LongName: Story = {
  name: '长名称',
  args: {
    goods: {
      kind: 'course',
      name: '从零开始的 Python 编程：变量、函数、面向对象与数据分析实战训练营（第三期）',
      cover: null,
    },
  },
}
export const Membership: Story = {
  name: '会员方案',
  args: { goods: { kind: 'vip', name: '年度会员', cover: null }, total: 298, discount: 0 },
}
export const Canceled: Story = { name: '已取消', args: { finalStatus: 'canceled' } }
/** Shown until the goods are loaded again. */
export const Paid: Story = { name: '已支付', args: { finalStatus: 'paid' } }
export const Expired: Story = { name: '已过期', args: { deadline: 0 } }
export const ExpiredStillPending: Story = {
  name: '已过期，仍未支付',
  args: { deadline: 0, checkedAt: '12:31:00' },
}

export const Loading: Story = {
  name: '加载中',
  render: () => <PaymentWaitingSkeleton />,
  parameters: { controls: { disable: true } },
}
