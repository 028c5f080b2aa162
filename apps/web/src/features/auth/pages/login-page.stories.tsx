import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageStory } from '../../../testing/page-story'
import type { SitePage } from '../../../testing/site-page'

const meta = {
  title: 'Pages 页面/Login 登录',
  ...pageStory,
  args: { path: '/login?redirect=%2Fmember' },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

export const Visitor: Story = { name: '访客' }
