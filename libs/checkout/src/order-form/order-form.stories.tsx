import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderForm } from './order-form'

const meta = {
  component: OrderForm,
  args: {
    goods: { kind: 'course', name: 'Python 编程从零开始', cover: null, price: 199 },
    promo: { kind: 'none' },
    agreement: { title: '《付费内容购买协议》', href: 'https://example.com/agreement' },
    submitting: false,
    onCheckPromo: () => undefined,
    onPromoEdited: () => undefined,
    onSubmit: () => undefined,
  },
} satisfies Meta<typeof OrderForm>

export default meta
type Story = StoryObj<typeof meta>

export const Course: Story = {}
export const Vip: Story = {
  args: {
    goods: { kind: 'vip', name: '年度会员', cover: null, price: 298 },
    agreement: { title: '《会员服务协议》', href: 'https://example.com/vip' },
  },
}
export const ValidCode: Story = { args: { promo: { kind: 'valid', code: 'AUTUMN', discount: 30 } } }
export const RefusedCode: Story = { args: { promo: { kind: 'refused' } } }
export const CheckingCode: Story = { args: { promo: { kind: 'checking' } } }
export const Submitting: Story = { args: { submitting: true } }
export const ServerRefused: Story = { args: { error: '无法创建订单' } }
