import { samples } from '@shuyuan/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, loading, nothing, pageStory } from '../../../testing/page-story'
import { waitForError } from '../../../testing/wait-for-page'
import type { SitePage } from '../../../testing/site-page'

const meta = {
  title: 'Pages 页面/Messages 我的消息',
  ...pageStory,
  args: { path: '/member/messages', isSignedIn: true },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

export const Messages: Story = { name: '默认' }
export const Empty: Story = { name: '空', args: { data: { listMessages: nothing } } }
export const SecondPage: Story = {
  name: '第二页',
  args: {
    path: '/member/messages?page=2',
    data: { listMessages: { ...samples.listMessages, total: 45 } },
  },
}
export const Loading: Story = { ...loading, name: '加载中' }
export const Failed: Story = { ...failed('listMessages'), name: '加载失败' }
export const Offline: Story = {
  name: '离线',
  args: { failure: 'offline', failing: ['listMessages'] },
  play: waitForError,
}
