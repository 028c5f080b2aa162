import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ConfirmDialog } from './confirm-dialog'

const meta = {
  title: 'Components 组件/Dialogs 弹窗/ConfirmDialog 确认弹窗',
  component: ConfirmDialog,
  parameters: {
    usage: {
      zh: '确认对话框：不可撤销或要花钱的操作之前，再问一次。',
      use: 'Before an action that cannot be undone or costs money.',
      avoid: 'Before an action that can be undone: do it, and offer to undo it.',
      do: 'Repeat the verb on the button: 注销, 解除绑定.',
      never: 'Do not ask 确定吗 without naming the consequences.',
    },
    docs: { story: { inline: false, height: '400px' } },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: '解除绑定',
    description: '解除后将不能用 QQ 登录。',
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta

type Story = StoryObj<typeof meta>

export const Question: Story = { name: '确认对话框' }
export const Danger: Story = {
  name: '危险操作',
  args: { danger: true, confirmLabel: '注销', title: '注销账号' },
}
export const Loading: Story = { name: '加载中', args: { loading: true } }
