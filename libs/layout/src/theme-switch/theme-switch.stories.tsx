import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ThemeSwitch } from './theme-switch'

const meta = {
  title: 'layout/ThemeSwitch',
  component: ThemeSwitch,
  args: { value: 'system', onChange: fn() },
} satisfies Meta<typeof ThemeSwitch>

export default meta

type Story = StoryObj<typeof meta>

export const System: Story = {}
export const Light: Story = { args: { value: 'light' } }
export const Dark: Story = { args: { value: 'dark' } }
