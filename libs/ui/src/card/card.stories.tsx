import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './card'

const meta = {
  title: 'Components 组件/Layout 布局/Card 卡片',
  component: Card,
  args: { children: '学习的目的不是记住答案，而是知道从哪里开始思考。' },
} satisfies Meta<typeof Card>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = { name: '默认' }
export const Interactive: Story = {
  name: '可点击',
  // Looks the same without interaction.
  tags: ['!autodocs'],
  args: { interactive: true },
}
export const Flush: Story = { name: '无边距', args: { flush: true } }
