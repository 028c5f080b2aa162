import type { Meta, StoryObj } from '@storybook/react-vite'
import { UnconfirmedOrder } from './unconfirmed-order'

const meta = {
  component: UnconfirmedOrder,
  args: { ordersHref: '/member/orders', onSubmitAgain: () => undefined },
} satisfies Meta<typeof UnconfirmedOrder>

export default meta

export const Unanswered: StoryObj<typeof meta> = {}
