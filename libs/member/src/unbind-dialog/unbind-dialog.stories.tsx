import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, waitFor, expect } from 'storybook/test'
import { UnbindDialog } from './unbind-dialog'

const meta = {
  title: 'Business 业务组件/Member 个人中心/UnbindDialog 解除绑定',
  component: UnbindDialog,
  parameters: {
    usage: {
      zh: '解绑第三方账号前的确认弹窗。',
      use: 'Before a third-party account is unbound.',
      avoid: 'For other questions: ConfirmDialog.',
      do: 'Keep it open while the request runs, and show its error inside.',
      never: 'Do not use it for the only way to sign in: SocialiteRows offers no button there.',
    },
    docs: { story: { inline: false, height: '420px' } },
  },
  args: {
    app: 'wechat',
    onConfirm: () => Promise.resolve(),
    onClose: () => undefined,
  },
} satisfies Meta<typeof UnbindDialog>

export default meta
type Story = StoryObj<typeof meta>

const confirm: Story['play'] = async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: '确认解绑' }))
}

export const Asking: Story = { name: '待确认' }
export const UnderWay: Story = {
  name: '进行中',
  args: { onConfirm: () => new Promise(() => undefined) },
  play: confirm,
}
export const Refused: Story = {
  name: '被拒绝',
  args: { onConfirm: () => Promise.reject(new Error('refused')) },
  async play(context) {
    await confirm(context)
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
  },
}
