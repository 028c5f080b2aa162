import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, loading, pageStory } from '../../../testing/page-story'
import type { SitePage } from '../../../testing/site-page'
import { withPlacedOrders } from '../../../testing/with-placed-orders'

const meta = {
  title: 'pages/OrderSuccess',
  ...pageStory,
  args: { path: '/order/success?orderId=202604180930127745', isSignedIn: true },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

const status = (status: 5 | 7 | 9) => ({ data: { getOrderStatus: { status } } })

export const Paid: Story = { ...withPlacedOrders(), args: status(9) }
export const PaidElsewhere: Story = { args: status(9) }
export const ProviderReturn: Story = {
  ...withPlacedOrders(),
  args: { ...status(9), path: '/order/success?total_amount=0.01' },
}
export const Unpaid: Story = { ...withPlacedOrders(), args: status(5) }
export const Canceled: Story = { ...withPlacedOrders(), args: status(7) }
export const Missing: Story = { args: { path: '/order/success' } }
export const Loading: Story = loading
export const Failed: Story = failed('getOrderStatus')
