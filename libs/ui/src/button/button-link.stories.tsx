import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from './button-link'

const meta = {
  title: 'Components 组件/Actions 操作/ButtonLink 按钮链接',
  component: ButtonLink,
  args: { children: '查看课程', href: '/courses' },
} satisfies Meta<typeof ButtonLink>

export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary' } }
export const NewTab: Story = { args: { newTab: true, href: 'https://example.com/' } }
