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

export const Paid: Story = { ...withSentOrders(), name: '已支付', args: status(9) }
export const PaidElsewhere: Story = { name: '其他设备支付', args: status(9) }
export const ProviderReturn: Story = {
  ...withSentOrders(),
  name: '支付平台返回',
  args: { ...status(9), path: '/order/success?total_amount=0.01' },
}
export const Pending: Story = { ...withSentOrders(), name: '待支付', args: status(5) }
export const Canceled: Story = { ...withSentOrders(), name: '已取消', args: status(7) }
export const Missing: Story = { name: '无订单', args: { path: '/order/success' } }
export const Loading: Story = { ...loading, name: '加载中' }
export const Failed: Story = { ...failed('getOrderStatus'), name: '加载失败' }
