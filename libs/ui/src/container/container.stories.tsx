import type { Meta, StoryObj } from '@storybook/react-vite'
import { Container } from './container'

const meta = {
  title: 'Components 组件/Layout 布局/Container 容器',
  component: Container,
  parameters: {
    usage: {
      zh: '页面容器：限定内容的最大宽度和左右边距，随窗口宽度变化（响应式布局）。',
      use: 'Around the content of a page, for its width and margins.',
      avoid: 'In cards and dialogs.',
      do: 'Use one for each band of a page.',
      never: 'Do not set other page widths by hand.',
    },
  },
  args: { children: '与页面同宽的内容' },
} satisfies Meta<typeof Container>

export default meta

type Story = StoryObj<typeof meta>

export const PageWidth: Story = { name: '页面宽度' }
