import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ErrorBlock } from './error-block'

const meta = {
  title: 'Components 组件/Feedback 反馈/ErrorBlock 出错提示',
  component: ErrorBlock,
  args: { message: '网络连接失败，检查网络后重试', onRetry: fn() },
} satisfies Meta<typeof ErrorBlock>

export default meta

type Story = StoryObj<typeof meta>

export const WithRetry: Story = { name: '可重试' }
export const Retrying: Story = { name: '重试中', args: { isRetrying: true } }
export const WithoutRetry: Story = { name: '不能重试', args: { onRetry: undefined } }
