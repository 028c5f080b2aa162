import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, loading, pageStory } from './page-story'
import type { SitePage } from './site-page'

const meta = {
  title: 'pages/Order',
  ...pageStory,
  args: { path: '/order?goods_type=vod&goods_id=108', isSignedIn: true },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

export const Course: Story = {}
export const Vip: Story = { args: { path: '/order?goods_type=role&goods_id=3' } }
export const UnknownGoods: Story = { args: { path: '/order' } }
export const Loading: Story = loading
export const Failed: Story = failed('getCourse')
