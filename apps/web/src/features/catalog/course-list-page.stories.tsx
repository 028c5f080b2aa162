import { samples } from '@shuyuan/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, loading, nothing, pageStory } from '../../testing/page-story'
import type { SitePage } from '../../testing/site-page'

const meta = {
  title: 'Pages 页面/Course list 课程列表',
  ...pageStory,
  args: { path: '/courses' },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

export const Courses: Story = { name: '默认' }
export const Filtered: Story = { name: '已筛选', args: { path: '/courses?cid=11&scene=free' } }
export const Empty: Story = {
  name: '空',
  args: { data: { listCourses: { ...samples.listCourses, ...nothing } } },
}
export const PastTheEnd: Story = {
  name: '页码超出',
  args: {
    path: '/courses?page=99',
    data: { listCourses: { ...samples.listCourses, data: [], total: 76 } },
  },
}
export const Loading: Story = { ...loading, name: '加载中' }
export const Failed: Story = { ...failed('listCourses'), name: '加载失败' }
