import type { Order } from '@shuyuan/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderList } from './order-list'
import { OrderListSkeleton } from './order-list-skeleton'

const order: Order = {
  id: 2,
  orderNo: '202511200000000002',
  price: 199,
  statusText: '已支付',
  refundAmount: 0,
  createdAt: '2025-11-20T11:00:00.000Z',
  goods: [
    { id: 7, type: 'COURSE', name: 'Python 编程从零开始', cover: null, price: 199, count: 1 },
  ],
}

const meta = {
  title: 'Business 业务组件/Member 个人中心/OrderList 订单列表',
  component: OrderList,
  parameters: {
    usage: {
      zh: '已支付的订单：编号、金额、退款和商品链接。',
      use: 'For paid orders, with number, amount, refund and a link to the goods.',
      avoid: 'For orders that wait for payment: PendingOrders.',
      do: 'Pass amountPaid if the app knows it. Only then can a refund be called 已全额退款 or 部分退款.',
      never: 'Do not link goods that are 已下架.',
      measures: 'Image 112 px wide. Padding above and below 16 px, from 768 px on 20 px.',
    },
  },
  subcomponents: { OrderListSkeleton },
  args: {
    orders: [
      order,
      {
        id: 1,
        orderNo: '202511010000000001',
        price: 298,
        statusText: '已支付',
        refundAmount: 0,
        createdAt: '2025-11-01T11:00:00.000Z',
        goods: [{ id: 2, type: 'ROLE', name: '年度会员', cover: null, price: 298, count: 1 }],
      },
    ],
    hrefForGoods: ({ type, id }) => {
      if (type === 'COURSE') return `/courses/detail/${id}`
      return type === 'ROLE' ? '/vip' : null
    },
  },
} satisfies Meta<typeof OrderList>

export default meta
type Story = StoryObj<typeof meta>

export const Paid: Story = { name: '已支付' }
export const Discounted: Story = {
  name: '有优惠',
  args: { amountPaid: (orderNo) => (orderNo === order.orderNo ? 179 : null) },
}
export const LongName: Story = {
  name: '长名称',
  args: {
    orders: [
      {
        ...order,
        goods: order.goods.map((goods) => ({
          ...goods,
          name: '深度学习系统课：从反向传播、卷积网络、循环网络到注意力机制与 Transformer'.repeat(
            2,
          ),
        })),
      },
    ],
  },
}
export const Refunded: Story = {
  name: '部分退款',
  args: { orders: [{ ...order, refundAmount: 99.5 }] },
}
export const RefundedInFull: Story = {
  name: '全额退款',
  args: { orders: [{ ...order, refundAmount: 199 }] },
}
export const DiscountRefundedInFull: Story = {
  name: '有优惠，全额退款',
  args: { orders: [{ ...order, refundAmount: 179 }], amountPaid: () => 179 },
}
export const WithoutGoods: Story = { name: '无商品', args: { orders: [{ ...order, goods: [] }] } }
export const RemovedGoods: Story = {
  name: '商品已下架',
  args: { orders: [order], isRemoved: ({ type }) => type === 'COURSE' },
}
export const SeveralGoods: Story = {
  name: '多件商品',
  args: {
    orders: [
      {
        ...order,
        goods: [
          ...order.goods,
          { id: 3, type: 'BOOK', name: '算法图解（电子书）', cover: null, price: 49, count: 2 },
        ],
      },
    ],
  },
}
export const Empty: Story = {
  name: '空',
  parameters: { controls: { disable: true } },
  args: { orders: [] },
}
export const Loading: Story = {
  name: '加载中',
  render: () => <OrderListSkeleton />,
  parameters: { controls: { disable: true } },
}

export const Right: Story = {
  name: '应该',
  tags: ['!dev', '!autodocs'],
  args: { ...DiscountRefundedInFull.args },
}
export const Wrong: Story = {
  name: '避免',
  tags: ['!dev', '!autodocs'],
  args: {
    orders: [
      {
        ...order,
        goods: order.goods.map((goods) => ({ ...goods, name: `${goods.name}（已下架）` })),
      },
    ],
  },
}
