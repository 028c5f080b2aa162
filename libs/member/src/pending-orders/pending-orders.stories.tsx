import type { Meta, StoryObj } from '@storybook/react-vite'
import { PendingOrders } from './pending-orders'

const order = {
  orderNo: '202511200000000009',
  name: 'Python 编程从零开始',
  total: 149,
  minutesLeft: 27,
  href: '/order/pay',
}

const meta = {
  title: 'Business 业务组件/Member 个人中心/PendingOrders 未完成订单',
  component: PendingOrders,
  parameters: {
    usage: {
      zh: '本机创建、尚未支付的订单。',
      use: 'Above the orders: those that were created on this device and are not paid.',
      avoid: 'On the order page: PendingOrder.',
      do: 'Pass minutesLeft={null} once the QR code has expired: 继续支付 becomes 查询支付结果.',
      never: 'Do not hide an expired order: a transfer may still arrive.',
      measures: 'Padding above and below 16 px, from 768 px on 20 px.',
    },
  },
  args: { orders: [order] },
} satisfies Meta<typeof PendingOrders>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = { name: '一个订单' }
export const Several: Story = {
  name: '多个订单',
  args: {
    orders: [
      { ...order, minutesLeft: 0 },
      {
        ...order,
        orderNo: '202511200000000010',
        name: '深度学习系统课：从反向传播、卷积网络、循环网络到注意力机制与 Transformer'.repeat(2),
        total: 1399,
      },
    ],
  },
}
export const CodeOver: Story = {
  name: '二维码已过期',
  args: { orders: [{ ...order, minutesLeft: null }] },
}
export const Owned: Story = {
  name: '已拥有此课程',
  args: { orders: [{ ...order, href: null }] },
}
export const None: Story = {
  name: '空',
  parameters: { controls: { disable: true } },
  args: { orders: [] },
}
