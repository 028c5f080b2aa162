import type { Meta, StoryObj } from '@storybook/react-vite'
import { UnansweredOrder } from './unanswered-order'

const meta = {
  component: UnansweredOrder,
  args: { ordersHref: '/member/orders', onSubmitAgain: () => undefined },
} satisfies Meta<typeof UnansweredOrder>

export default meta

export const Unanswered: StoryObj<typeof meta> = {}
