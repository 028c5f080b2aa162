import type { Meta, StoryObj } from '@storybook/react-vite'
import { Container } from './container'

const meta = {
  title: 'ui/Container',
  component: Container,
  args: { children: '与页面同宽的内容' },
} satisfies Meta<typeof Container>

export default meta

type Story = StoryObj<typeof meta>

export const PageWidth: Story = {}
