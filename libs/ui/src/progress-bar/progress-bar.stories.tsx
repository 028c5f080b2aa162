import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './progress-bar'

const meta = {
  title: 'Components 组件/Feedback 反馈/ProgressBar 进度条',
  component: ProgressBar,
  parameters: {
    usage: {
      zh: '进度条：已完成的部分，例如课程进度、上传进度。',
      use: 'For the completed part of a known amount: lessons of a course, an upload.',
      avoid: 'If the end is unknown: Spinner or Skeleton.',
      do: 'Show the figure beside it.',
      never: 'Do not use it as decoration, and do not show two for the same progress.',
    },
  },
  args: { value: 42, label: '学习进度' },
} satisfies Meta<typeof ProgressBar>

export default meta

type Story = StoryObj<typeof meta>

export const Begun: Story = { name: '已开始' }
export const Done: Story = { name: '已完成', args: { value: 100 } }
