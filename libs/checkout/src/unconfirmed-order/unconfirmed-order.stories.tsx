import type { Meta, StoryObj } from '@storybook/react-vite'
import { UnconfirmedOrder } from './unconfirmed-order'

const meta = {
  title: 'Business 业务组件/Checkout 购买/UnconfirmedOrder 待确认订单',
  component: UnconfirmedOrder,
  parameters: { controls: { disable: true } },
  args: { ordersHref: '/member/orders', onSubmitAgain: () => undefined },
} satisfies Meta<typeof UnconfirmedOrder>

export default meta

export const Default: StoryObj<typeof meta> = { name: '默认' }
