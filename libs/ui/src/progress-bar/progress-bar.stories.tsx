import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './progress-bar'

const meta = {
  title: 'Components 组件/Feedback 反馈/ProgressBar 进度条',
  component: ProgressBar,
  args: { value: 42, label: '学习进度' },
} satisfies Meta<typeof ProgressBar>

export default meta

type Story = StoryObj<typeof meta>

export const Begun: Story = { name: '已开始' }
export const Done: Story = { name: '已完成', args: { value: 100 } }
