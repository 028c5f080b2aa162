import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemberMenu } from './member-menu'

const meta = {
  title: 'Business 业务组件/Member 个人中心/MemberMenu 个人中心菜单',
  component: MemberMenu,
  parameters: {
    usage: {
      zh: '个人中心的菜单：资料、订单、消息和积分。',
      use: 'Beside every page of the user center: 用户中心, 我的订单, 我的消息, 我的积分.',
      avoid: 'For parts of one page: Tabs.',
      do: 'Mark 我的消息 while something is unread.',
      never: 'Do not put actions such as 安全退出 into it.',
      measures: 'A row below 1024 px, then a column. Entries 44 px high.',
    },
  },
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
