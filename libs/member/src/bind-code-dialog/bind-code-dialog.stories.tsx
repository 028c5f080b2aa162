import { ApiError } from '@shuyuan/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { BindCodeDialog } from './bind-code-dialog'

const meta = {
  title: 'Business 业务组件/Member 个人中心/BindCodeDialog 绑定码',
  component: BindCodeDialog,
  parameters: {
    usage: {
      zh: '确认是否绑定从 QQ 返回的账号。',
      use: 'When the URL contains a code that would bind a QQ account.',
      avoid: 'For WeChat in this window: Scan to bind.',
      do: 'Pass isExpected={false} if the binding did not start in this browser: the dialog then warns.',
      never: 'Do not use the code without a confirmation.',
    },
    docs: { story: { inline: false, height: '420px' } },
  },
  args: {
    member: { name: '林知夏', mobile: '13800000001', isMobileBound: true },
    isExpected: true,
    onConfirm: () => Promise.resolve(),
    onClose: () => undefined,
  },
} satisfies Meta<typeof BindCodeDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Expected: Story = { name: '默认' }
/** The binding did not start in this browser, so the link may come from another person. */
export const OutOfTheBlue: Story = { name: '非本人发起', args: { isExpected: false } }
export const Refused: Story = {
  name: '被拒绝',
  args: {
    onConfirm: () =>
      Promise.reject(
        new ApiError({ kind: 'business', code: 1, message: '当前渠道账号已绑定了其它账号' }),
      ),
  },
  async play({ userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: '确认绑定' }))
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
  },
}
