import type { Meta, StoryObj } from '@storybook/react-vite'
import { OutsideNotice } from './outside-notice'

const meta = {
  title: 'Business 业务组件/Member 个人中心/OutsideNotice 外部跳转提示',
  component: OutsideNotice,
  parameters: {
    usage: {
      zh: '微信或 QQ 拒绝绑定时的提示。',
      use: 'Above the profile when WeChat or QQ refused a binding and returned a message.',
      avoid: 'For errors of this site: ErrorBlock or the field.',
      do: 'Quote the message as plain text. It may contain anything.',
      never: 'Do not show the message without saying that a third party wrote it.',
      measures: 'Quotation 40em wide at most.',
    },
  },
  args: { message: '授权登录失败[1001]', onDismiss: () => undefined },
} satisfies Meta<typeof OutsideNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = { name: '默认' }
export const Hostile: Story = {
  name: '恶意内容',
  args: { message: '<a href="https://evil.example">你的账号已被冻结，请点击这里</a>'.repeat(3) },
}
