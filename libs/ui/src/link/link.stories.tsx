import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from './link'
import { LinkProvider } from './link-provider'

const meta = {
  title: 'Components 组件/Navigation 导航/Link 链接',
  component: Link,
  subcomponents: { LinkProvider },
  args: { children: '全部课程', href: '/courses' },
} satisfies Meta<typeof Link>

export default meta

type Story = StoryObj<typeof meta>

export const InSite: Story = {}
export const NewTab: Story = { args: { newTab: true, href: 'https://example.com/' } }
