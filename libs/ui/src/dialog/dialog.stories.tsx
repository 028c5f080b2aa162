import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../button/button'
import { TextField } from '../text-field/text-field'
import { Dialog } from './dialog'
import { DialogHeader } from './dialog-header'

const meta = {
  title: 'Components 组件/Dialogs 弹窗/Dialog 弹窗',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  subcomponents: { DialogHeader },
  args: {
    open: true,
    onOpenChange: fn(),
    title: '登录',
    children: <TextField label="手机号" />,
  },
} satisfies Meta<typeof Dialog>

export default meta

type Story = StoryObj<typeof meta>

export const Form: Story = { name: '表单' }
export const WithDescription: Story = {
  name: '含说明',
  args: { description: '登录后可以学习已购课程。' },
}
export const OtherWords: Story = {
  name: '英文',
  args: {
    title: 'Sign in',
    lang: 'en',
    header: <DialogHeader title="Sign in" closeLabel="Close" />,
    children: <TextField label="Mobile number" />,
  },
}
export const NotDismissible: Story = {
  name: '不能关闭',
  args: { title: '协议更新', dismissible: false, children: <Button>同意</Button> },
}
export const Long: Story = {
  name: '长文字',
  args: {
    title: '用户协议',
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>第 {index + 1} 条：学习的目的不是记住答案，而是知道从哪里开始思考。</p>
    )),
  },
}
