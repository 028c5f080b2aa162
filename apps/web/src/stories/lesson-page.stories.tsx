import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, loading, pageStory } from './page-story'
import type { SitePage } from './site-page'

const meta = {
  title: 'pages/Lesson',
  ...pageStory,
  args: { path: '/courses/video/5101', isSignedIn: true },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

export const WithoutSource: Story = {}
export const Loading: Story = loading
export const Failed: Story = failed('getLesson')
