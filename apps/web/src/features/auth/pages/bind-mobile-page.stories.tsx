import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageStory } from '../../../testing/page-story'
import type { SitePage } from '../../../testing/site-page'

const meta = {
  title: 'Pages 页面/Bind mobile 绑定手机号',
  ...pageStory,
  args: { path: '/bind-mobile', isSignedIn: true, member: { is_bind_mobile: 0 } },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

export const Step: Story = { name: '默认' }
