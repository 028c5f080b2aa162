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

export const Visitor: Story = {}
export const WithHero: Story = { args: { settings: { hero: sampleHero } } }
export const Learner: Story = { args: { isSignedIn: true } }
export const LearnerWithoutCourses: Story = {
  args: { isSignedIn: true, data: { listLearnedCourses: nothing } },
}
export const LearnerWhoseCoursesFail: Story = {
  ...failed('listLearnedCourses'),
  args: { ...failed('listLearnedCourses').args, isSignedIn: true },
}
export const Loading: Story = loading
export const Failed: Story = failed('listBlocks')
export const Maintenance: Story = {
  args: { failure: 'maintenance' },
  parameters: { console: { expects: /系统初始化失败/ } },
  play: waitForError,
}
export const WithoutBlocks: Story = { args: { data: { listBlocks: [] } } }
