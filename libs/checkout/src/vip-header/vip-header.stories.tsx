import type { Meta, StoryObj } from '@storybook/react-vite'
import { VipHeader } from './vip-header'

const meta = {
  title: 'Business 业务组件/Checkout 购买/VipHeader 会员介绍',
  component: VipHeader,
  args: {
    title: 'VIP会员',
    membership: null,
    isOnSale: true,
    renewHref: null,
    included: { courses: 12, lessons: 148, worth: 1288, isMinimum: false },
    courses: ['走进博物馆', '唐诗里的四季', '线性代数', 'SQL 查询', '英语发音', '界面设计'].map(
      (title, index) => ({ id: index + 1, title, cover: null }),
    ),
  },
} satisfies Meta<typeof VipHeader>

export default meta

type Story = StoryObj<typeof meta>

export const Visitor: Story = {}
export const Member: Story = {
  args: {
    membership: {
      planId: 2,
      name: '年度会员',
      expiresAt: '2027-01-01T00:00:00.000Z',
      isActive: true,
    },
    renewHref: '/order?goods_type=role&goods_id=2',
    now: new Date('2026-12-30T00:00:00Z'),
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
    renewHref: '/order?goods_type=role&goods_id=2',
  },
}
/** The plan is no longer on sale. */
export const PlanNotOnSale: Story = { args: { ...Member.args, renewHref: null } }
export const MembershipLoading: Story = { args: { membership: undefined } }
export const CountingCourses: Story = { args: { included: undefined, courses: [] } }
/** The list has more pages, so every number is a minimum. */
export const AtLeast: Story = {
  args: { included: { courses: 100, lessons: null, worth: 12_345, isMinimum: true } },
}
export const NoCourses: Story = { args: { included: null, courses: [] } }
export const NothingOnSale: Story = { args: { isOnSale: false } }
