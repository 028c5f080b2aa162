import { textsIn } from '@shuyuan/testing/texts-in'
import { UiLocaleProvider } from '@shuyuan/ui'
import { en as uiEn } from '@shuyuan/ui/locales/en'
import { composeStories } from '@storybook/react-vite'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { en } from '../locales/en'
import { zhCn } from '../locales/zh-cn'
import { OrderForm, type OrderFormProps } from '../order-form/order-form'
import { OrderResult, type OrderResultProps } from '../order-result/order-result'
import { PaymentWaiting, type PaymentWaitingProps } from '../payment-waiting/payment-waiting'
import { PendingOrder, type PendingOrderProps } from '../pending-order/pending-order'
import { VipHeader, type VipHeaderProps } from '../vip-header/vip-header'
import { VipPlanList } from '../vip-plan-list/vip-plan-list'
import { CheckoutLocaleProvider } from './checkout-locale-provider'
import * as stories from './checkout-locale-provider.stories'

const { InEnglish, WithATextOfTheHost } = composeStories(stories)

const han = /\p{Script=Han}/u

const nothing = () => undefined
const order = { orderNo: '2025', name: 'SQL', total: 169, deadline: Date.now() + 60_000 }

const form: OrderFormProps = {
  goods: { kind: 'course', name: 'SQL', cover: null, price: 199 },
  promo: { kind: 'none' },
  agreement: { title: 'Terms of sale', href: '/terms' },
  isSubmitting: false,
  onCheckPromo: nothing,
  onPromoEdited: nothing,
  onSubmit: nothing,
}

const payment: PaymentWaitingProps = {
  ...order,
  payUrl: 'https://pay.example.com/order',
  discount: 30,
  finalStatus: null,
  isChecking: false,
  checkedAt: null,
  onCheck: nothing,
  onCancel: nothing,
  goodsHref: '/course',
  ordersHref: '/orders',
  orderAgainHref: '/order',
  supportHref: '/contact',
}

const pending: PendingOrderProps = {
  ...order,
  shownTotal: 169,
  payHref: '/pay',
  ordersHref: '/orders',
  cancelHref: '/course',
  onOrderAgain: nothing,
}

const result: OrderResultProps = {
  status: 'paid',
  orderNo: '2025',
  total: 169,
  goods: {
    kind: 'course',
    name: 'SQL',
    href: '/course',
    cover: null,
    lesson: { title: 'Tables', href: '/lesson' },
  },
  payHref: '/pay',
  onCheck: nothing,
  ordersHref: '/orders',
  homeHref: '/',
}

const header: VipHeaderProps = {
  title: 'VIP membership',
  membership: null,
  isOnSale: true,
  renewHref: '/order',
  included: undefined,
}

const expired = { planId: 1, name: 'Annual plan', expiresAt: '2020-01-01', isActive: false }

function renderInEnglish(view: ReactNode) {
  render(
    <UiLocaleProvider locale={uiEn}>
      <CheckoutLocaleProvider locale={en}>{view}</CheckoutLocaleProvider>
    </UiLocaleProvider>,
  )
}

test('plans, their comparison and an order are in the language of the provider', () => {
  render(<InEnglish />)
  expect(document.body.textContent).toMatch(/2 days left\..* your membership\. Renew now/)
  expect(screen.getByRole('link', { name: 'Renew Annual plan' })).toBeTruthy()
  expect(screen.getByRole('table', { hidden: true }).textContent).not.toContain('Everything in')
  fireEvent.click(screen.getByRole('button', { name: 'Place order' }))
  expect(screen.getByText('Please read and agree to the Membership agreement first.')).toBeTruthy()
  expect(screen.getByText(/^I have read/).textContent).toContain('to the Membership agreement')
  expect(document.body.innerHTML).not.toMatch(han)
})

test.each([
  ['a free course', <OrderForm {...form} goods={{ ...form.goods, price: 0 }} />, 'Get it for free'],
  [
    'a rejected code',
    <OrderForm {...form} promo={{ kind: 'refused', reason: 'own' }} />,
    /own promo/,
  ],
  ['a typed code', <OrderForm {...form} promoDraft="A" isSubmitting isSlow />, /Select “Apply”/],
  ['a pending order', <PendingOrder {...pending} />, 'You have an order to pay'],
  ['another amount', <PendingOrder {...pending} shownTotal={1} />, 'Pay ¥169'],
  ['an order whose code is over', <PendingOrder {...pending} deadline={0} />, /has expired/],
  ['a payment', <PaymentWaiting {...payment} error="Offline" />, '1 minute left to pay'],
  ['a check', <PaymentWaiting {...payment} total={null} checkedAt="12:00" />, /Checked at 12:00/],
  ['a running check', <PaymentWaiting {...payment} checkedAt="12:00" isChecking />, 'Checking…'],
  ['an expired payment', <PaymentWaiting {...payment} deadline={0} />, 'I have paid'],
  [
    'a canceled payment',
    <PaymentWaiting {...payment} finalStatus="canceled" />,
    'Back to the item',
  ],
  [
    'a payment that arrived',
    <PaymentWaiting {...payment} finalStatus="paid" />,
    'Payment successful',
  ],
  ['a visitor', <VipHeader {...header} />, 'Lessons'],
  ['a former member', <VipHeader {...header} membership={expired} />, 'Renew now'],
  ['nothing on sale', <VipPlanList plans={[]} membership={null} hrefFor={() => '/'} />, /on sale/],
])('%s is in the language of the provider', (_, view, text) => {
  renderInEnglish(view)
  expect(screen.getByText(text)).toBeTruthy()
  expect(document.body.innerHTML).not.toMatch(han)
})

test.each(['paid', 'delivering', 'deliveryDelayed', 'waiting', 'canceled', 'unknown'] as const)(
  'the result of an order that is %s is in the language of the provider',
  (status) => {
    renderInEnglish(
      <>
        <OrderResult {...result} status={status} />
        <OrderResult {...result} status={status} isOverdue goods={undefined} />
      </>,
    )
    expect(screen.getAllByRole('link', { name: 'View my orders' })).toHaveLength(2)
    expect(document.body.innerHTML).not.toMatch(han)
  },
)

test('single texts can be overridden', () => {
  render(<WithATextOfTheHost />)
  expect(screen.getByRole('button', { name: 'Join now' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Apply' })).toBeTruthy()
})

test('both languages have all texts, each in its own language', () => {
  const english = textsIn(en)
  expect(english.map(([path]) => path).sort()).toEqual(
    textsIn(zhCn)
      .map(([path]) => path)
      .sort(),
  )
  expect(english.filter(([, text]) => !String(text).trim() || han.test(String(text)))).toEqual([])
})
