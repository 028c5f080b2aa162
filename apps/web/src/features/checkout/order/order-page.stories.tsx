import { samples } from '@shuyuan/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, loading, pageStory } from '../../../testing/page-story'
import type { SitePage } from '../../../testing/site-page'
import { schoolData } from '../../../testing/school-data'
import { withSentOrders } from '../../../testing/with-sent-orders'

const detail = { ...samples.getCourse, ...schoolData.getCourse }

const meta = {
  title: 'Pages 页面/Order 确认订单',
  ...pageStory,
  args: {
    path: '/order?goods_type=vod&goods_id=108',
    isSignedIn: true,
    data: { getCourse: { ...detail, isBuy: false } },
  },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

const courseWith = (course: Partial<typeof detail.course>, isBuy = false): Story => ({
  args: { data: { getCourse: { ...detail, course: { ...detail.course, ...course }, isBuy } } },
})

export const Course: Story = {}
export const Vip: Story = { args: { path: '/order?goods_type=role&goods_id=3' } }
export const UnknownGoods: Story = { args: { path: '/order' } }
export const NotSoldHere: Story = { args: { path: '/order?goods_type=live&goods_id=1' } }
export const Bought: Story = courseWith({}, true)
export const Free: Story = courseWith({ is_free: 1, charge: 0 })
export const VipOnly: Story = courseWith({ is_free: 0, is_vip_free: 1, charge: 0 })
export const Claimable: Story = courseWith({ is_free: 0, is_vip_free: 0, charge: 0 })
export const PlanGone: Story = { args: { path: '/order?goods_type=role&goods_id=99' } }
export const PlanTooLong: Story = {
  args: {
    path: '/order?goods_type=role&goods_id=3',
    data: { listVipPlans: samples.listVipPlans.map((plan) => ({ ...plan, expire_days: 36_500 })) },
  },
}
export const Pending: Story = withSentOrders()
export const AmountChanged: Story = withSentOrders({ shownTotal: 69 })
export const Unanswered: Story = withSentOrders({ receipt: null })
export const Loading: Story = loading
export const Failed: Story = failed('getCourse')
export const FailedPlans: Story = {
  ...failed('listVipPlans'),
  args: { ...failed('listVipPlans').args, path: '/order?goods_type=role&goods_id=3' },
}
