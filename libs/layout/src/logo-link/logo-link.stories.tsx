import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogoLink } from './logo-link'

const meta = {
  title: 'Business 业务组件/Site frame 站点框架/LogoLink 标志',
  component: LogoLink,
  args: { siteName: '书院学堂', logo: null, href: '/' },
} satisfies Meta<typeof LogoLink>

export default meta

type Story = StoryObj<typeof meta>

export const Mark: Story = { name: '默认' }

export const LongName: Story = {
  name: '长名称',
  args: { siteName: '书院学堂职业技能与终身学习中心' },
}

export const Nameless: Story = { name: '无名称', args: { siteName: '' } }
