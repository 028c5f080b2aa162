import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, loading, nothing, pageStory } from '../../../testing/page-story'
import type { SitePage } from '../../../testing/site-page'

const meta = {
  title: 'Pages 页面/Credit 积分',
  ...pageStory,
  args: { path: '/member/credit1-free', isSignedIn: true },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

export const Points: Story = { name: '默认' }
export const Empty: Story = { name: '空', args: { data: { listCreditRecords: nothing } } }
export const Loading: Story = { ...loading, name: '加载中' }
export const Failed: Story = { ...failed('listCreditRecords'), name: '加载失败' }
