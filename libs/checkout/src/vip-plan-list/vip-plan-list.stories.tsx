import type { Meta, StoryObj } from '@storybook/react-vite'
import { VipPlanList } from './vip-plan-list'

const month = {
  id: 1,
  name: '月度会员',
  price: 39,
  days: 30,
  features: ['会员课程免费学', '课程资料下载'],
}
const quarter = { ...month, id: 3, name: '季度会员', price: 99, days: 90 }
const year = {
  id: 2,
  name: '年度会员',
  price: 298,
  days: 365,
  features: ['会员课程免费学', '课程资料下载', '专属学习路径'],
}
const threeYears = {
  id: 4,
  name: '三年会员',
  price: 698,
  days: 1095,
  features: ['包含年度会员的全部权益', '结课证明电子版'],
}
const week = { id: 5, name: '一周体验', price: 12, days: 7, features: ['会员课程免费学'] }

const meta = {
  title: 'Business 业务组件/Checkout 购买/VipPlanList 会员方案',
  component: VipPlanList,
  args: {
    plans: [month, year],
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
  // Looks the same as without a former membership.
  tags: ['!autodocs'],
  args: {
    membership: {
      planId: 2,
      name: '年度会员',
      expiresAt: '2025-01-01T00:00:00.000Z',
      isActive: false,
    },
  },
}
export const MembershipLoading: Story = {
  // Looks the same as for visitors.
  tags: ['!autodocs'],
  args: { membership: undefined },
}
export const Empty: Story = {
  parameters: {
    controls: { disable: true },
  },
  args: { plans: [] },
}
export const WithAgreement: Story = {
  args: { agreement: { title: '《会员服务协议》', href: 'https://example.com/vip' } },
}
export const OnePlan: Story = { args: { plans: [month] } }
export const ThreePlans: Story = { args: { plans: [month, quarter, year] } }
export const FourPlans: Story = { args: { plans: [month, quarter, year, threeYears] } }
export const FivePlans: Story = { args: { plans: [week, month, quarter, year, threeYears] } }
/** The selling points differ, so no row of the comparison would have two check marks. */
export const NothingInCommon: Story = {
  args: { plans: [{ ...month, features: ['一个月畅学'] }, year] },
}
