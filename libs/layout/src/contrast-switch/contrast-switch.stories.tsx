import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ContrastSwitch } from './contrast-switch'

const meta = {
  title: 'layout/ContrastSwitch',
  component: ContrastSwitch,
  args: { isMore: false, onChange: fn() },
} satisfies Meta<typeof ContrastSwitch>

export default meta

type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const More: Story = { args: { isMore: true } }
