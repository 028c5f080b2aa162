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

export const Course: Story = { name: '课程' }
export const Vip: Story = { name: '会员方案', args: { path: '/order?goods_type=role&goods_id=3' } }
export const UnknownGoods: Story = { name: '未知商品', args: { path: '/order' } }
export const NotSoldHere: Story = {
  name: '非本站商品',
  // It looks like `UnknownGoods`.
  tags: ['!autodocs'],
  args: { path: '/order?goods_type=live&goods_id=1' },
}
export const Bought: Story = { ...courseWith({}, true), name: '已购买' }
export const Free: Story = { ...courseWith({ is_free: 1, charge: 0 }), name: '免费' }
export const VipOnly: Story = {
  ...courseWith({ is_free: 0, is_vip_free: 1, charge: 0 }),
  name: '会员专享',
}
export const Claimable: Story = {
  ...courseWith({ is_free: 0, is_vip_free: 0, charge: 0 }),
  name: '免费领取',
}
export const PlanGone: Story = {
  name: '方案已下架',
  args: { path: '/order?goods_type=role&goods_id=99' },
}
export const PlanTooLong: Story = {
  name: '有效期过长',
  args: {
    path: '/order?goods_type=role&goods_id=3',
    data: { listVipPlans: samples.listVipPlans.map((plan) => ({ ...plan, expire_days: 36_500 })) },
  },
}
export const Pending: Story = { ...withSentOrders(), name: '有待支付订单' }
export const AmountChanged: Story = { ...withSentOrders({ shownTotal: 69 }), name: '金额变化' }
export const Unanswered: Story = { ...withSentOrders({ receipt: null }), name: '下单无响应' }
export const Loading: Story = { ...loading, name: '加载中' }
export const Failed: Story = { ...failed('getCourse'), name: '加载失败' }
export const FailedPlans: Story = {
  ...failed('listVipPlans'),
  name: '方案加载失败',
  // It looks like `Failed`.
  tags: ['!autodocs'],
  args: { ...failed('listVipPlans').args, path: '/order?goods_type=role&goods_id=3' },
}
