import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, pageStory } from '../../../testing/page-story'
import type { SitePage } from '../../../testing/site-page'

const meta = {
  title: 'Pages 页面/Face check 实名认证',
  ...pageStory,
  args: { path: '/face-check', isSignedIn: true, member: { is_face_verify: false } },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

export const Step: Story = { name: '默认' }
export const Failed: Story = { ...failed('startFaceCheck'), name: '无法开始' }
