import type { Meta, StoryObj } from '@storybook/react-vite'
import { UnconfirmedOrder } from './unconfirmed-order'

const meta = {
  title: 'Business 业务组件/Checkout 购买/UnconfirmedOrder 待确认订单',
  component: UnconfirmedOrder,
  parameters: {
    usage: {
      zh: '下单请求没有得到回复时，说明订单可能已经创建。',
      use: 'When the request to create an order got no reply, so the order may exist.',
      avoid: 'For an error that the server reported: OrderForm shows it.',
      do: 'Put 重新提交 first and 查看我的订单 beside it.',
      never: 'Do not send the request again without a confirmation.',
      measures: '560 px wide at most.',
    },
    controls: { disable: true },
  },
  args: { ordersHref: '/member/orders', onSubmitAgain: () => undefined },
} satisfies Meta<typeof UnconfirmedOrder>

export default meta

export const Default: StoryObj<typeof meta> = { name: '默认' }
