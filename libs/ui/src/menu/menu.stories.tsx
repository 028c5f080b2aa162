import { StateMatrix, matrixParameters } from '@shuyuan/testing/state-matrix'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent } from 'storybook/test'
import { Menu } from './menu'

const meta = {
  title: 'Components 组件/Dialogs 弹窗/Menu 菜单',
  component: Menu,
  parameters: {
    usage: {
      zh: '下拉菜单（dropdown），收起不常用的操作和链接。',
      use: 'For rare actions and links of one object: the account, a row.',
      avoid: 'To choose a value: ChoiceMenu. For the main navigation.',
      do: 'Separate an entry such as 安全退出 from the others.',
      never: 'Do not hide the most common action in it.',
    },
    docs: { story: { inline: false, height: '280px' } },
  },
  args: {
    label: '用户菜单',
    trigger: '李晓明',
    items: [
      { label: '用户中心', href: '/member' },
      { label: '我的消息', href: '/member/messages', mark: '有未读消息' },
      { label: '安全退出', onSelect: fn(), separated: true },
    ],
  },
} satisfies Meta<typeof Menu>

export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {
  name: '打开',
  async play() {
    await userEvent.click(screen.getByRole('button', { name: '李晓明' }))
    await screen.findByRole('menu', { name: '用户菜单' })
  },
}
export const Closed: Story = { name: '关闭' }

export const States: Story = {
  name: '各状态',
  parameters: matrixParameters,
  render: (args) => (
    <StateMatrix states={['rest', 'hover', 'focus', 'pressed']}>
      {() => <Menu {...args} />}
    </StateMatrix>
  ),
}
