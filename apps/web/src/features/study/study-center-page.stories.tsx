import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, loading, nothing, pageStory } from '../../testing/page-story'
import type { SitePage } from '../../testing/site-page'

const meta = {
  title: 'Pages 页面/Study center 学习中心',
  ...pageStory,
  args: { path: '/study-center', isSignedIn: true },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

export const Courses: Story = { name: '默认' }
export const Favorites: Story = { name: '收藏课程', args: { path: '/study-center?tab=favorites' } }
export const Empty: Story = { name: '空', args: { data: { listLearnedCourses: nothing } } }
export const Loading: Story = { ...loading, name: '加载中' }
export const Failed: Story = { ...failed('listLearnedCourses'), name: '加载失败' }
