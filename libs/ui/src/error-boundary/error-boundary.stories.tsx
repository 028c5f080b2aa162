import type { ReactElement } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorBoundary } from './error-boundary'

function Broken(): ReactElement {
  throw new Error('broken')
}

const meta = {
  title: 'Components 组件/Feedback 反馈/ErrorBoundary 区块兜底',
  component: ErrorBoundary,
  args: { children: '课程列表' },
} satisfies Meta<typeof ErrorBoundary>

export default meta

type Story = StoryObj<typeof meta>

export const Fine: Story = { name: '正常' }
export const Failed: Story = {
  name: '出错',
  args: { children: <Broken /> },
  parameters: {
    console: { expects: /broken/ },
    controls: { disable: true },
  },
}
