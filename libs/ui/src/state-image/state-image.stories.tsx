import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateImage } from './state-image'

const meta = {
  title: 'Components 组件/Feedback 反馈/StateImage 状态插图',
  component: StateImage,
  args: { kind: 'empty' },
} satisfies Meta<typeof StateImage>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Search: Story = { args: { kind: 'search' } }
export const Orders: Story = { args: { kind: 'orders' } }
export const Messages: Story = { args: { kind: 'messages' } }
export const Study: Story = { args: { kind: 'study' } }
export const Failure: Story = { args: { kind: 'failure' } }
