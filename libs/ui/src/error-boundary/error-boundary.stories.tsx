import type { ReactElement } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorBoundary } from './error-boundary'

function Broken(): ReactElement {
  throw new Error('broken')
}

const meta = {
  title: 'Components 组件/Feedback 反馈/ErrorBoundary 区块兜底',
  component: ErrorBoundary,
  parameters: {
    usage: {
      zh: '区块兜底：一个区块报错时，不影响页面其他部分。',
      use: 'Around each block of a page, so that an error in one does not affect the others.',
      avoid: 'For failed requests: ErrorBlock with 重试.',
      do: 'Pass a skeleton as high as the content if its code loads later.',
      never: 'Do not wrap a whole page in one.',
    },
  },
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
