import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProfileHeader } from './profile-header'

const meta = {
  title: 'Business 业务组件/Member 个人中心/ProfileHeader 个人资料',
  component: ProfileHeader,
  parameters: {
    usage: {
      zh: '个人中心页首：头像、昵称、会员和积分。',
      use: 'At the top of the user center: avatar, name, plan and points.',
      avoid: 'In the site header, which has its own menu.',
      do: 'Pass undefined as the plan while it loads, and vipHref={null} if the site sells none.',
      never: 'Do not offer 续费会员 in two places of the page.',
      measures: 'Avatar 72 px.',
    },
  },
  args: {
    member: { name: '林知夏', avatar: null, credit1: 1280 },
    vip: null,
    creditHref: '/member/credit1-free',
    vipHref: '/vip',
  },
} satisfies Meta<typeof ProfileHeader>

export default meta
type Story = StoryObj<typeof meta>

export const WithoutVip: Story = { name: '非会员' }
export const ActiveVip: Story = {
  name: '会员',
  args: { vip: { name: '年度会员', expiresAt: '2031-01-15T11:00:00.000Z', isActive: true } },
}
export const ExpiredVip: Story = {
  name: '会员已过期',
  args: { vip: { name: '月度会员', expiresAt: '2025-01-15T11:00:00.000Z', isActive: false } },
}
export const VipLoading: Story = { name: '会员状态加载中', args: { vip: undefined } }
export const VipNotSold: Story = { name: '无会员入口', args: { vipHref: null } }
export const LongName: Story = {
  name: '长名称',
  args: {
    ...ActiveVip.args,
    member: { ...meta.args.member, name: '一个非常长的昵称用来看看会不会换行显示'.repeat(2) },
  },
}
