import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, loading, nothing, pageStory } from '../../../testing/page-story'
import { waitForError } from '../../../testing/wait-for-page'
import type { SitePage } from '../../../testing/site-page'

const meta = {
  title: 'Pages 页面/Messages 我的消息',
  ...pageStory,
  args: { path: '/member/messages', isSignedIn: true },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

export const Messages: Story = {}
export const Empty: Story = { args: { data: { listMessages: nothing } } }
export const SecondPage: Story = { args: { path: '/member/messages?page=2' } }
export const Loading: Story = loading
export const Failed: Story = failed('listMessages')
export const Offline: Story = {
  args: { failure: 'offline', failing: ['listMessages'] },
  play: waitForError,
}
