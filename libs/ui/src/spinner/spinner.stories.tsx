import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './spinner'

const meta = {
  title: 'Components 组件/Feedback 反馈/Spinner 加载中',
  component: Spinner,
  parameters: {
    usage: {
      zh: '加载中图标（loading），用于按钮里或视频上。',
      use: 'For a pending action: in a button, over a video.',
      avoid: 'For blocks that load: Skeleton.',
      do: 'Pass a label, unless text beside it says the same.',
      never: 'Do not put one in the middle of a page.',
    },
  },
} satisfies Meta<typeof Spinner>

export default meta

type Story = StoryObj<typeof meta>

export const Named: Story = { name: '有名称' }
export const Unnamed: Story = {
  name: '无名称',
  // Differs for screen readers only.
  tags: ['!autodocs'],
  args: { label: null },
}
