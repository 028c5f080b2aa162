import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import { StateMatrix, matrixParameters } from '@shuyuan/testing/state-matrix'
import { IconButton } from './icon-button'

const meta = {
  title: 'Components 组件/Actions 操作/IconButton 图标按钮',
  component: IconButton,
  parameters: {
    usage: {
      zh: '只有图标的按钮，名称显示为文字提示（tooltip），悬停或聚焦时出现。',
      use: 'For an action with a well-known icon, where there is no room for words: 关闭, 搜索, 消息.',
      avoid: 'If visitors would have to guess the icon: Button with a word.',
      do: 'Name the action in label: screen readers announce it, and it is the tooltip.',
      never: 'Do not put the main action of a page behind an icon.',
    },
  },
  args: { label: '消息', children: <Bell size={20} aria-hidden /> },
} satisfies Meta<typeof IconButton>

export default meta

type Story = StoryObj<typeof meta>

export const Enabled: Story = { name: '默认' }
export const Disabled: Story = { name: '禁用', args: { disabled: true } }

export const States: Story = {
  name: '各状态',
  parameters: matrixParameters,
  render: (args) => (
    <StateMatrix states={['rest', 'hover', 'focus', 'pressed', 'disabled']}>
      {(state) => <IconButton {...args} disabled={state === 'disabled'} />}
    </StateMatrix>
  ),
}
