import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, loading, pageStory } from './page-story'
import type { SitePage } from './site-page'

const meta = {
  title: 'pages/Course',
  ...pageStory,
  args: { path: '/courses/detail/108' },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

export const Visitor: Story = {}
export const Learner: Story = { args: { isSignedIn: true } }
export const Outline: Story = { args: { path: '/courses/detail/108?tab=3' } }
export const Comments: Story = { args: { path: '/courses/detail/108?tab=4', isSignedIn: true } }
export const Loading: Story = loading
export const Failed: Story = failed('getCourse')
