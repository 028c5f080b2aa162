import type { Meta, StoryObj } from '@storybook/react-vite'
import { Container } from './container'

const meta = {
  title: 'Components 组件/Layout 布局/Container 容器',
  component: Container,
  args: { children: '与页面同宽的内容' },
} satisfies Meta<typeof Container>

export default meta

type Story = StoryObj<typeof meta>

export const PageWidth: Story = { name: '页面宽度' }
