import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button'
import { toast } from './toast'
import { Toaster } from './toaster'

const meta = {
  title: 'Components 组件/Feedback 反馈/Toaster 轻提示',
  component: Toaster,
  parameters: {
    usage: {
      zh: '轻提示（通知、消息条 snackbar）：操作结果，几秒后消失。',
      use: 'For the result of an action that is visible nowhere else: 修改成功.',
      avoid: 'For failed blocks: ErrorBlock. For text that must be read: a notice in the page.',
      do: 'Write one sentence without a link.',
      never: 'Do not repeat what the page already shows.',
    },
    controls: { disable: true },
    docs: { story: { inline: false, height: '160px' } },
  },
  // The toast stays until another story is selected.
  beforeEach: () => () => toast.clear(),
} satisfies Meta<typeof Toaster>

export default meta

type Story = StoryObj<typeof meta>

export const Success: Story = {
  name: '成功',
  beforeEach: () => {
    toast.success('修改成功')
  },
}
export const Failure: Story = {
  name: '失败',
  beforeEach: () => {
    toast.error('网络连接失败，检查网络后重试')
  },
}
export const Pending: Story = {
  name: '进行中',
  beforeEach: () => {
    toast.pending('访问太频繁，一分钟内会自动重新加载')
  },
}
export const Empty: Story = { name: '空' }
export const ByHand: Story = {
  name: '手动触发',
  render: () => (
    <>
      <Toaster />
      <Button onClick={() => toast.success('修改成功')}>成功</Button>{' '}
      <Button variant="danger" onClick={() => toast.error('保存失败')}>
        失败
      </Button>
    </>
  ),
}
