import type { Meta, StoryObj } from '@storybook/react-vite'
import { VipPlanList } from './vip-plan-list'

const meta = {
  component: VipPlanList,
  args: {
    plans: [
      {
        id: 1,
        name: '月度会员',
        price: 39,
        days: 30,
        features: ['会员课程免费学', '课程资料下载'],
      },
      {
        id: 2,
        name: '年度会员',
        price: 298,
        days: 365,
        features: ['会员课程免费学', '课程资料下载', '专属学习路径'],
      },
    ],
    membership: null,
    hrefFor: (plan) => `/order?goods_type=role&goods_id=${plan.id}`,
  },
} satisfies Meta<typeof VipPlanList>

export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {}
export const Active: Story = {
  args: {
    membership: {
      planId: 2,
      name: '年度会员',
      expiresAt: '2027-01-01T00:00:00.000Z',
      isActive: true,
    },
  },
}
export const Expired: Story = {
  args: {
    membership: {
      planId: 2,
      name: '年度会员',
      expiresAt: '2025-01-01T00:00:00.000Z',
      isActive: false,
    },
  },
}
export const MembershipLoading: Story = { args: { membership: undefined } }
export const Empty: Story = { args: { plans: [] } }
export const EmptyForMember: Story = { args: { ...Active.args, plans: [] } }
export const WithAgreement: Story = {
  args: { agreement: { title: '《会员服务协议》', href: 'https://example.com/vip' } },
}
export const OnePlan: Story = { args: { plans: meta.args.plans.slice(0, 1) } }
