import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageStory } from './page-story'
import type { SitePage } from './site-page'

const meta = {
  title: 'pages/OrderPay',
  ...pageStory,
  args: { path: '/order/pay', isSignedIn: true },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

const order =
  '/order/pay?orderId=202604180930127745&price=148&type=vod&id=108&payUrl=https://api.shuyuan.example/payment/index?sign=order'

export const Waiting: Story = { args: { path: order } }
export const Cancelled: Story = { args: { path: order, data: { getOrderStatus: { status: 7 } } } }
export const Missing: Story = {}
