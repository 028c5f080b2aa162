import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from './qr-code'

const meta = {
  title: 'Components 组件/Content 内容/QrCode 二维码',
  component: QrCode,
  args: { value: 'https://example.com/scan', label: '登录二维码' },
} satisfies Meta<typeof QrCode>

export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = { name: '默认' }
export const Small: Story = { name: '小号', args: { size: 120 } }
