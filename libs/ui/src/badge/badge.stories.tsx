import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './badge'

const meta = {
  title: 'Components 组件/Content 内容/Badge 徽标',
  component: Badge,
  parameters: {
    usage: {
      zh: '徽标（角标、标签 tag），用一个词帮助选择。',
      use: 'For one word that helps to choose: 免费, 会员免费, 已完结.',
      avoid: 'For counts, links and buttons.',
      do: 'Choose the tone by meaning. Use one badge per card.',
      never: 'Do not use the tone member for anything but memberships.',
    },
  },
  args: { children: '已完结' },
} satisfies Meta<typeof Badge>

export default meta

type Story = StoryObj<typeof meta>

export const Neutral: Story = { name: '中性' }
export const Accent: Story = { name: '强调', args: { tone: 'accent', children: '编程开发' } }
export const Success: Story = { name: '成功', args: { tone: 'success', children: '免费' } }
export const Warning: Story = { name: '警告', args: { tone: 'warning', children: '试看' } }
export const Danger: Story = { name: '危险', args: { tone: 'danger', children: '已退款' } }
export const Member: Story = { name: '会员', args: { tone: 'member', children: '会员免费' } }
