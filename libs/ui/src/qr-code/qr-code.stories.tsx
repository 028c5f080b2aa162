import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from './qr-code'

const meta = {
  title: 'Components 组件/Content 内容/QrCode 二维码',
  component: QrCode,
  parameters: {
    usage: {
      zh: '二维码，用手机扫码登录或支付。',
      use: 'To continue on a phone: sign in, pay.',
      avoid: 'On phones, which cannot scan their own screen: a link.',
      do: 'Say which app scans it, and how long it is valid.',
      never: 'Do not make it smaller than 120 px.',
    },
  },
  args: { value: 'https://example.com/scan', label: '登录二维码' },
} satisfies Meta<typeof QrCode>

export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = { name: '默认' }
export const Small: Story = { name: '小号', args: { size: 120 } }
