import { Cover } from '@shuyuan/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { VipHeader } from './vip-header'

const meta = {
  title: 'Business 业务组件/Checkout 购买/VipHeader 会员介绍',
  component: VipHeader,
  parameters: {
    usage: {
      zh: '会员页的页首：会员状态和会员权益。',
      use: 'At the top of the VIP page: the membership of the learner, and the contents of a membership.',
      avoid: 'In the user center: ProfileHeader shows the plan in one line.',
      do: 'Compute the figures from the list of courses. Show 12+ when the list has further pages.',
      never: 'Do not write figures by hand, and do not show a countdown.',
      measures:
        'At least 320 px high from 1024 px on, with the courses, or the card of a member, in a column of 440 px.',
    },
  },
  args: {
    title: 'VIP会员',
    membership: null,
    isOnSale: true,
    renewHref: null,
    included: { courses: 12, lessons: 148, worth: 1288, isMinimum: false },
    children: <Cover src={null} alt="" title="走进博物馆" ratio={16 / 9} />,
  },
} satisfies Meta<typeof VipHeader>

export default meta

type Story = StoryObj<typeof meta>

export const Visitor: Story = { name: '访客' }
export const Member: Story = {
  name: '会员',
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
  name: '会员已过期',
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
export const PlanNotOnSale: Story = {
  name: '方案已下架',
  args: { ...Member.args, renewHref: null },
}
export const MembershipLoading: Story = { name: '会员状态加载中', args: { membership: undefined } }
export const CountingCourses: Story = {
  name: '课程统计中',
  args: { included: undefined, children: undefined },
}
/** The list has more pages, so every number is a minimum. */
export const AtLeast: Story = {
  name: '至少',
  args: { included: { courses: 100, lessons: null, worth: 12_345, isMinimum: true } },
}
export const NoCourses: Story = {
  name: '无会员课程',
  args: { included: null, children: undefined },
}
export const NothingOnSale: Story = { name: '无在售方案', args: { isOnSale: false } }
