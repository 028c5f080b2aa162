import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { loading, pageStory } from '../../../testing/page-story'
import type { SitePage } from '../../../testing/site-page'
import { withSentOrders } from '../../../testing/with-sent-orders'

const meta = {
  title: 'Pages 页面/Order pay 支付',
  ...pageStory,
  args: { path: '/order/pay?orderId=202604180930127745', isSignedIn: true },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

const status = (status: 5 | 7 | 9) => ({ data: { getOrderStatus: { status } } })

export const Waiting: Story = { ...withSentOrders(), name: '等待支付' }
export const Canceled: Story = { ...withSentOrders(), name: '已取消', args: status(7) }
export const NotAsked: Story = {
  ...withSentOrders(),
  name: '查询失败',
  args: { failure: 'business', failing: ['getOrderStatus'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/暂时无法查询支付结果/)).toBeVisible()
  },
}
export const MadeElsewhere: Story = {
  name: '其他设备下单',
  // It looks like `Missing`.
  tags: ['!autodocs'],
  args: status(5),
}
export const Missing: Story = { name: '无订单', args: { path: '/order/pay' } }
export const Loading: Story = { ...loading, name: '加载中' }
