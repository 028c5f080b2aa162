import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateImage } from './state-image'

const meta = {
  title: 'Components 组件/Feedback 反馈/StateImage 状态插图',
  component: StateImage,
  parameters: {
    usage: {
      zh: '空白或失败区块的插图。',
      use: 'As the drawing of an empty or failed block.',
      avoid: 'As decoration of a block with content.',
      do: 'Choose the kind by the missing content.',
      never: 'Do not give it an accessible name: the sentence below says the same.',
    },
  },
  args: { kind: 'empty' },
} satisfies Meta<typeof StateImage>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: '空' }
export const Search: Story = { name: '搜索', args: { kind: 'search' } }
export const Orders: Story = { name: '订单', args: { kind: 'orders' } }
export const Messages: Story = { name: '消息', args: { kind: 'messages' } }
export const Study: Story = { name: '学习', args: { kind: 'study' } }
export const Failure: Story = { name: '失败', args: { kind: 'failure' } }
export const Lost: Story = { name: '找不到', args: { kind: 'lost' } }
export const Lamp: Story = { name: '夜读', args: { kind: 'lamp' } }
