import { StateMatrix, matrixParameters } from '@shuyuan/testing/state-matrix'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { VipPlanCard } from './vip-plan-card'
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
  parameters: {
    usage: {
      zh: '会员方案（套餐、订阅 subscription）的价格与权益对比表格。',
      use: 'For the plans on sale, with their comparison and 开通须知.',
      avoid: 'For one offer beside a course: PurchaseCard links to the VIP page.',
      do: 'Let it choose the plan with the lowest price per day (日均最低). Two plans with the same price get no mark.',
      never: 'Do not show a fictitious higher price, crossed out.',
      measures:
        'One column on phones, two from 768 px, up to four from 1024 px. The table appears from 1024 px. A single plan is 480 px wide at most.',
    },
  },
  args: {
    plans: [month, year],
    membership: null,
    hrefFor: (plan) => `/order?goods_type=role&goods_id=${plan.id}`,
  },
} satisfies Meta<typeof VipPlanList>

export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = { name: '访客' }
export const Active: Story = {
  name: '会员',
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
  name: '会员已过期',
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
  name: '会员状态加载中',
  // Looks the same as for visitors.
  tags: ['!autodocs'],
  args: { membership: undefined },
}
export const Empty: Story = {
  name: '空',
  parameters: {
    controls: { disable: true },
  },
  args: { plans: [] },
}
export const WithAgreement: Story = {
  name: '有协议',
  args: { agreement: { title: '《会员服务协议》', href: 'https://example.com/vip' } },
}
export const OnePlan: Story = { name: '一个方案', args: { plans: [month] } }
export const ThreePlans: Story = { name: '三个方案', args: { plans: [month, quarter, year] } }
export const FourPlans: Story = {
  name: '四个方案',
  args: { plans: [month, quarter, year, threeYears] },
}
export const FivePlans: Story = {
  name: '五个方案',
  args: { plans: [week, month, quarter, year, threeYears] },
}
/** The selling points differ, so no row of the comparison would have two check marks. */
export const NothingInCommon: Story = {
  name: '权益无重合',
  args: { plans: [{ ...month, features: ['一个月畅学'] }, year] },
}

export const States: Story = {
  name: '各状态',
  parameters: matrixParameters,
  render: (args) => (
    <StateMatrix states={['rest', 'hover', 'focus', 'pressed']}>
      {() =>
        args.plans.map((plan) => (
          <div key={plan.id} style={{ inlineSize: 280 }}>
            <VipPlanCard
              plan={plan}
              href={args.hrefFor(plan)}
              isHeld={false}
              isCheapest={plan.id === year.id}
              extendsTo={null}
              saving={null}
              mark={null}
            />
          </div>
        ))
      }
    </StateMatrix>
  ),
}

export const Right: Story = {
  name: '应该',
  tags: ['!dev', '!autodocs'],
  args: { ...meta.args },
}
export const Wrong: Story = {
  name: '避免',
  tags: ['!dev', '!autodocs'],
  args: {
    plans: meta.args.plans.map((plan) => ({
      ...plan,
      features: ['限时优惠，原价 ¥999', ...plan.features],
    })),
  },
}
