import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './spinner'

const meta = {
  title: 'Components 组件/Feedback 反馈/Spinner 加载中',
  component: Spinner,
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
