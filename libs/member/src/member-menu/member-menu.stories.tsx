import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemberMenu } from './member-menu'

const meta = {
  title: 'Business 业务组件/Member 个人中心/MemberMenu 个人中心菜单',
  component: MemberMenu,
  args: {
    items: [
      { label: '用户中心', href: '/member', current: true },
      { label: '我的订单', href: '/member/orders', current: false },
      { label: '我的消息', href: '/member/messages', current: false },
      { label: '我的积分', href: '/member/credit1-free', current: false },
    ],
  },
} satisfies Meta<typeof MemberMenu>

export default meta
type Story = StoryObj<typeof meta>

export const AllRead: Story = { name: '全部已读' }
export const Unread: Story = {
  name: '有未读消息',
  args: {
    items: meta.args.items.map((item) => ({ ...item, mark: item.href === '/member/messages' })),
  },
}
export const LastIsCurrent: Story = {
  name: '当前为最后一项',
  args: {
    items: meta.args.items.map((item) => ({
      ...item,
      current: item.href === '/member/credit1-free',
    })),
  },
}
