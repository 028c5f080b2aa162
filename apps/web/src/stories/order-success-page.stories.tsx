import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageStory } from './page-story'
import type { SitePage } from './site-page'

const meta = {
  title: 'pages/OrderSuccess',
  ...pageStory,
  args: { path: '/order/success', isSignedIn: true },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

const order = '/order/success?orderId=202604180930127745&total_amount=148'

export const Paid: Story = { args: { path: order, data: { getOrderStatus: { status: 9 } } } }
export const Unpaid: Story = { args: { path: order } }
export const Missing: Story = {}
