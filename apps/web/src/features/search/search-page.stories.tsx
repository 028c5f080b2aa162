import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, loading, nothing, pageStory } from '../../testing/page-story'
import type { SitePage } from '../../testing/site-page'

const meta = {
  title: 'Pages 页面/Search 搜索',
  ...pageStory,
  args: { path: '/search?keywords=算法' },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

export const Results: Story = {}
export const Prompt: Story = { args: { path: '/search' } }
export const OnlyByTitle: Story = {
  args: { path: '/search?keywords=数学&type=video', data: { search: nothing } },
}
export const Empty: Story = { args: { data: { search: nothing } } }
export const Loading: Story = loading
export const Failed: Story = failed('search')
