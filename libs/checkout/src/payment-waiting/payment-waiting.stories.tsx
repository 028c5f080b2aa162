import type { Meta, StoryObj } from '@storybook/react-vite'
import { PaymentWaiting } from './payment-waiting'

const meta = {
  component: PaymentWaiting,
  args: {
    orderNo: '202511211200001234',
    payUrl: 'https://pay.example.com/payment/index?sign=order-abc',
    total: 169,
    deadline: Date.parse('2099-01-01T00:00:00Z'),
    isCancelled: false,
    checking: false,
    stillUnpaid: false,
    onCheck: () => undefined,
    onCancel: () => undefined,
    goodsHref: '/courses/detail/1',
  },
} satisfies Meta<typeof PaymentWaiting>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}
export const StillUnpaid: Story = { args: { stillUnpaid: true } }
export const Failed: Story = { args: { error: '网络连接失败，请检查网络后重试' } }
export const Cancelled: Story = { args: { isCancelled: true } }
export const Expired: Story = { args: { deadline: 0 } }
