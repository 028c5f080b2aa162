import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { OrderForm } from './order-form'
import { OrderFormSkeleton } from './order-form-skeleton'

const meta = {
  title: 'Business 业务组件/Checkout 购买/OrderForm 订单表单',
  component: OrderForm,
  parameters: {
    usage: {
      zh: '确认订单（下单 checkout）：商品、优惠码、支付方式和应付金额。',
      use: 'On the order page, to confirm a course or a plan before payment.',
      avoid: 'For an order that exists already: PendingOrder.',
      do: 'Check the promo code with 使用优惠码 before the order is sent, so that 应付金额 is final.',
      never:
        'Do not disable 提交订单 because the agreement is not accepted: say so at the checkbox.',
      measures:
        'One column on phones. From 768 px the summary is beside the goods, 280 to 360 px wide, and sticky unless the window is lower than 640 px.',
    },
    docs: { story: { inline: false, height: '640px' } },
  },
  subcomponents: { OrderFormSkeleton },
  args: {
    goods: { kind: 'course', name: 'Python 编程从零开始', cover: null, price: 199 },
    promo: { kind: 'none' },
    agreement: { title: '《付费内容购买协议》', href: 'https://example.com/agreement' },
    isSubmitting: false,
    onCheckPromo: () => undefined,
    onPromoEdited: () => undefined,
    onSubmit: () => undefined,
  },
} satisfies Meta<typeof OrderForm>

export default meta
type Story = StoryObj<typeof meta>

export const Course: Story = { name: '课程' }
export const Claimed: Story = {
  name: '免费领取',
  args: { goods: { kind: 'course', name: '唐诗里的四季', cover: null, price: 0 } },
}
export const Vip: Story = {
  name: '会员方案',
  args: {
    goods: { kind: 'vip', name: '年度会员', cover: null, price: 298, days: 365 },
    agreement: { title: '《会员服务协议》', href: 'https://example.com/vip' },
  },
}
export const ValidCode: Story = {
  name: '优惠码有效',
  args: { promo: { kind: 'valid', code: 'AUTUMN', discount: 30 } },
}
export const RefusedCode: Story = {
  name: '优惠码无效',
  args: { promo: { kind: 'refused', reason: 'unknown' } },
}
export const ExpiredCode: Story = {
  name: '优惠码已过期',
  args: { promo: { kind: 'refused', reason: 'expired' } },
}
export const CheckingCode: Story = { name: '优惠码验证中', args: { promo: { kind: 'checking' } } }
export const Submitting: Story = { name: '提交中', args: { isSubmitting: true } }
export const ServerRefused: Story = { name: '下单被拒绝', args: { error: '无法创建订单' } }
export const NoAgreement: Story = { name: '无协议', args: { agreement: null } }
export const PaidInFull: Story = {
  name: '优惠码全额抵扣',
  args: { promo: { kind: 'valid', code: 'ALLFREE', discount: 10000 } },
}
export const CodeNotChecked: Story = {
  name: '优惠码验证失败',
  args: { promo: { kind: 'failed', message: '请求超时，请稍后重试' } },
}
export const Slow: Story = { name: '提交缓慢', args: { isSubmitting: true, isSlow: true } }
export const LongName: Story = {
  name: '长名称',
  args: {
    goods: {
      kind: 'course',
      name: '从零开始的 Python 编程：变量、函数、面向对象与数据分析实战训练营（第三期）',
      cover: null,
      price: 1299.5,
    },
  },
}
export const AgreementMissing: Story = {
  name: '未同意协议',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '提交订单' }))
    await expect(canvas.getByText(/请先阅读并同意/)).toBeVisible()
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
  },
}
export const Loading: Story = {
  name: '加载中',
  render: () => <OrderFormSkeleton />,
  parameters: { controls: { disable: true } },
}
