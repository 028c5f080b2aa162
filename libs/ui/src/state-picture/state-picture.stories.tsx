import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatePicture } from './state-picture'

const meta = {
  title: 'ui/StatePicture',
  component: StatePicture,
  args: { kind: 'empty' },
} satisfies Meta<typeof StatePicture>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Search: Story = { args: { kind: 'search' } }
export const Orders: Story = { args: { kind: 'orders' } }
export const Messages: Story = { args: { kind: 'messages' } }
export const Study: Story = { args: { kind: 'study' } }
export const Failure: Story = { args: { kind: 'failure' } }
