import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, loading, pageStory } from '../../../testing/page-story'
import type { SitePage } from '../../../testing/site-page'
import { withSentOrders } from '../../../testing/with-sent-orders'

const meta = {
  title: 'Pages 页面/Order success 支付成功',
  ...pageStory,
  args: { path: '/order/success?orderId=202604180930127745', isSignedIn: true },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

const status = (status: 5 | 7 | 9) => ({ data: { getOrderStatus: { status } } })

export const Paid: Story = { ...withSentOrders(), args: status(9) }
export const PaidElsewhere: Story = { args: status(9) }
export const ProviderReturn: Story = {
  ...withSentOrders(),
  args: { ...status(9), path: '/order/success?total_amount=0.01' },
}
export const Pending: Story = { ...withSentOrders(), args: status(5) }
export const Canceled: Story = { ...withSentOrders(), args: status(7) }
export const Missing: Story = { args: { path: '/order/success' } }
export const Loading: Story = loading
export const Failed: Story = failed('getOrderStatus')
