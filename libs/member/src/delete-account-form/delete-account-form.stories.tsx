import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { DeleteAccountForm } from './delete-account-form'

const meta = {
  title: 'Business 业务组件/Member 个人中心/DeleteAccountForm 注销账号',
  component: DeleteAccountForm,
  parameters: {
    usage: {
      zh: '申请注销账号的表单。',
      use: 'In the dialog that 申请注销 opens.',
      avoid: 'For other confirmations: ConfirmDialog.',
      do: 'List what is lost, and let the member type 注销账号.',
      never: 'Do not shorten the list of consequences.',
    },
    docs: { story: { inline: false, height: '360px' } },
  },
  args: { isFirstStep: false, onConfirm: () => Promise.resolve() },
} satisfies Meta<typeof DeleteAccountForm>

export default meta
type Story = StoryObj<typeof meta>

const type =
  (word: string): Story['play'] =>
  async ({ canvasElement, userEvent }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), word)
    await userEvent.click(within(canvasElement).getByRole('button'))
  }

export const Asking: Story = { name: '待确认' }
export const BeforeTheProof: Story = { name: '验证前', args: { isFirstStep: true } }
export const WrongWord: Story = { name: '确认文字错误', play: type('注销') }
export const UnderWay: Story = {
  name: '进行中',
  args: { onConfirm: () => new Promise(() => undefined) },
  play: type('注销账号'),
}
export const Failed: Story = {
  name: '注销失败',
  args: { onConfirm: () => Promise.reject(new Error('refused')) },
  play: type('注销账号'),
}
