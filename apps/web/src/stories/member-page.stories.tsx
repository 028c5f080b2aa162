import { samples } from '@shuyuan/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { loading, pageStory } from './page-story'
import type { SitePage } from './site-page'

const meta = {
  title: 'pages/Member',
  ...pageStory,
  args: { path: '/member', isSignedIn: true },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

export const Learner: Story = {}
export const Member: Story = {
  args: {
    member: { role_id: 3, role: samples.getVipPlan, role_expired_at: '2099-01-01 00:00:00' },
  },
}
export const Loading: Story = loading
