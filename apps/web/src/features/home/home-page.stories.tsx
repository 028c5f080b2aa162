import type { Meta, StoryObj } from '@storybook/react-vite'
import { waitForError } from '../../testing/wait-for-page'
import { failed, loading, nothing, pageStory } from '../../testing/page-story'
import { sampleHero } from './hero/hero.fixture'
import type { SitePage } from '../../testing/site-page'

const meta = {
  title: 'Pages 页面/Home 首页',
  ...pageStory,
  args: { path: '/' },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

export const Visitor: Story = { name: '访客' }
export const WithHero: Story = { name: '有主视觉', args: { settings: { hero: sampleHero } } }
export const Learner: Story = { name: '学员', args: { isSignedIn: true } }
export const LearnerWithoutCourses: Story = {
  name: '学员，未开始学习',
  args: { isSignedIn: true, data: { listLearnedCourses: nothing } },
}
export const LearnerWhoseCoursesFail: Story = {
  ...failed('listLearnedCourses'),
  name: '学员，在学课程加载失败',
  args: { ...failed('listLearnedCourses').args, isSignedIn: true },
}
export const Loading: Story = { ...loading, name: '加载中' }
export const Failed: Story = { ...failed('listBlocks'), name: '加载失败' }
export const Maintenance: Story = {
  name: '系统维护',
  args: { failure: 'maintenance' },
  parameters: { console: { expects: /系统初始化失败/ } },
  play: waitForError,
}
export const WithoutBlocks: Story = { name: '无板块', args: { data: { listBlocks: [] } } }
