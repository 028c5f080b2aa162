import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from './qr-code'

const meta = {
  title: 'ui/QrCode',
  component: QrCode,
  args: { value: 'https://example.com/scan', label: '登录二维码' },
} satisfies Meta<typeof QrCode>

export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Small: Story = { args: { size: 120 } }
