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

export const Courses: Story = {}
export const Favorites: Story = { args: { path: '/study-center?tab=favorites' } }
export const Empty: Story = { args: { data: { listLearnedCourses: nothing } } }
export const Loading: Story = loading
export const Failed: Story = failed('listLearnedCourses')
