import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageStory } from '../../../testing/page-story'
import type { SitePage } from '../../../testing/site-page'

const meta = {
  title: 'Pages 页面/Login callback 登录回跳',
  ...pageStory,
  args: { path: '/login/callback' },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

export const WithoutCode: Story = { name: '缺少登录码' }
