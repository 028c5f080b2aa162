import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from './breadcrumb'

const meta = {
  title: 'Components 组件/Navigation 导航/Breadcrumb 面包屑',
  component: Breadcrumb,
  args: {
    items: [
      { label: '首页', href: '/' },
      { label: '全部课程', href: '/courses' },
      { label: '现代前端工程实践' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>

export default meta

type Story = StoryObj<typeof meta>

export const ThreeSteps: Story = {}
