import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './skeleton'

const meta = {
  title: 'Components 组件/Feedback 反馈/Skeleton 骨架屏',
  component: Skeleton,
  parameters: {
    usage: {
      zh: '骨架屏（加载占位 placeholder），与内容同形状。',
      use: 'For loading content whose shape is known.',
      avoid: 'Inside a button, or for less than a line: Spinner.',
      do: 'Give it the height of the content.',
      never: 'Do not replace content that is already visible.',
    },
  },
} satisfies Meta<typeof Skeleton>

export default meta

type Story = StoryObj<typeof meta>

export const Line: Story = { name: '一行' }
export const Lines: Story = { name: '多行', args: { lines: 4 } }
export const Image: Story = { name: '图片', args: { ratio: 4 / 3, width: 240 } }
export const Disc: Story = { name: '圆形', args: { circle: true, width: 48, height: 48 } }
