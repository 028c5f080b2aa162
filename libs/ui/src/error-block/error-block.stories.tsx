import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ErrorBlock } from './error-block'

const meta = {
  title: 'Components 组件/Feedback 反馈/ErrorBlock 出错提示',
  component: ErrorBlock,
  parameters: {
    usage: {
      zh: '出错提示：区块加载失败时的错误信息和重试。',
      use: 'In place of a block that failed to load.',
      avoid: 'For a failed action: a toast or a text at its button. For empty content: EmptyState.',
      do: 'Say what to do, and offer 重试 if it may help.',
      never: 'Do not show error codes, and do not show a toast for the same error.',
    },
  },
  args: { message: '网络连接失败，检查网络后重试', onRetry: fn() },
} satisfies Meta<typeof ErrorBlock>

export default meta

type Story = StoryObj<typeof meta>

export const WithRetry: Story = { name: '可重试' }
export const Retrying: Story = { name: '重试中', args: { isRetrying: true } }
export const WithoutRetry: Story = { name: '不能重试', args: { onRetry: undefined } }
