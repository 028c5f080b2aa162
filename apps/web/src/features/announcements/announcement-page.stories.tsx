import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, loading, nothing, pageStory } from '../../testing/page-story'
import type { SitePage } from '../../testing/site-page'

const meta = {
  title: 'Pages 页面/Announcement 公告',
  ...pageStory,
  args: { path: '/announcement' },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

export const Newest: Story = { name: '最新公告' }
export const Nothing: Story = {
  name: '空',
  args: { data: { getLatestAnnouncement: [], listAnnouncements: nothing } },
}
export const Loading: Story = { ...loading, name: '加载中' }
export const Failed: Story = {
  ...failed('getAnnouncement', 'getLatestAnnouncement'),
  name: '加载失败',
}
