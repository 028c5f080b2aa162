import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderResult } from './order-result'

const meta = {
  component: OrderResult,
  args: { status: 'paid', total: 169, ordersHref: '/member/orders', homeHref: '/' },
} satisfies Meta<typeof OrderResult>

export default meta
type Story = StoryObj<typeof meta>

export const Paid: Story = {}
export const Waiting: Story = { args: { status: 'waiting' } }
export const Cancelled: Story = { args: { status: 'cancelled' } }
export const Unknown: Story = { args: { status: 'unknown' } }
