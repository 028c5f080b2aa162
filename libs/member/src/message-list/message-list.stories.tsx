import type { Meta, StoryObj } from '@storybook/react-vite'
import { MessageList } from './message-list'
import { MessageListSkeleton } from './message-list-skeleton'

const meta = {
  title: 'Business 业务组件/Member 个人中心/MessageList 消息列表',
  component: MessageList,
  parameters: {
    usage: {
      zh: '网站发给会员的消息列表。',
      use: 'For the messages of the site to the member.',
      avoid: 'For announcements to everyone: AnnouncementView.',
      do: 'Mark a message as read when the row or 标为已读 is clicked.',
      never: 'Do not mark messages as read because they were displayed.',
      measures: 'Padding 16 px above and below. Unread dot 8 px.',
    },
  },
  subcomponents: { MessageListSkeleton },
  args: {
    messages: [
      {
        id: 'c',
        text: '积分变动:10，备注:看完点播课程送10积分',
        readAt: null,
        createdAt: '2025-11-20T11:00:00.000Z',
      },
      {
        id: 'b',
        text: '订单202511190001已支付',
        readAt: null,
        createdAt: '2025-11-19T11:00:00.000Z',
      },
      {
        id: 'a',
        text: '用户注册成功',
        readAt: '2025-11-02T11:00:00.000Z',
        createdAt: '2025-11-01T11:00:00.000Z',
      },
    ],
    hasUnread: true,
    isBusy: false,
    onRead: () => undefined,
    onReadAll: () => undefined,
  },
} satisfies Meta<typeof MessageList>

export default meta
type Story = StoryObj<typeof meta>

export const SomeUnread: Story = { name: '部分未读' }
export const AllRead: Story = {
  name: '全部已读',
  args: {
    messages: meta.args.messages.filter((message) => message.readAt !== null),
    hasUnread: false,
  },
}
export const UnreadElsewhere: Story = {
  name: '其他页有未读',
  args: { ...AllRead.args, hasUnread: true },
}
export const WithLinks: Story = {
  name: '含链接',
  args: {
    messages: [
      {
        id: 'e',
        text: '直播答疑今晚八点开始，入口：https://school.example/live/12。',
        readAt: null,
        createdAt: '2025-11-20T11:00:00.000Z',
      },
      {
        id: 'd',
        text: '使用说明见 https://school.example/help，<a href="/x">这里</a>不是链接',
        readAt: '2025-11-20T12:00:00.000Z',
        createdAt: '2025-11-19T11:00:00.000Z',
      },
    ],
  },
}
export const ReadingAll: Story = { name: '标为已读中', args: { isBusy: true } }
export const Empty: Story = {
  name: '空',
  args: { messages: [], hasUnread: false },
}
export const Loading: Story = {
  name: '加载中',
  render: () => <MessageListSkeleton />,
  parameters: { controls: { disable: true } },
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
    messages: meta.args.messages.map((message) => ({ ...message, readAt: message.createdAt })),
    hasUnread: false,
  },
}
