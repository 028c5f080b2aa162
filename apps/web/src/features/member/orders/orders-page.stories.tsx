import { samples } from '@shuyuan/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, loading, nothing, pageStory } from '../../../testing/page-story'
import type { SitePage } from '../../../testing/site-page'
import { withSentOrders } from '../../../testing/with-sent-orders'

const meta = {
  title: 'Pages 页面/Orders 我的订单',
  ...pageStory,
  args: { path: '/member/orders', isSignedIn: true },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

export const Orders: Story = { name: '默认' }
/** With a pending order of this browser. */
export const Pending: Story = {
  ...withSentOrders(),
  name: '有待支付订单',
  args: { data: { getOrderStatus: { status: 5 } } },
}
export const Empty: Story = {
  name: '空',
  args: { data: { listOrders: { ...samples.listOrders, ...nothing } } },
}
export const Loading: Story = { ...loading, name: '加载中' }
export const Failed: Story = { ...failed('listOrders'), name: '加载失败' }
