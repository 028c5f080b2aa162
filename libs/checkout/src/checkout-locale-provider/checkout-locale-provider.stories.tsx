import { Container, token, UiLocaleProvider } from '@shuyuan/ui'
import { en as uiEn } from '@shuyuan/ui/locales/en'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { styled } from 'styled-components'
import { en } from '../locales/en'
import { OrderForm } from '../order-form/order-form'
import { UnconfirmedOrder } from '../unconfirmed-order/unconfirmed-order'
import { VipHeader } from '../vip-header/vip-header'
import { VipPlanList } from '../vip-plan-list/vip-plan-list'
import { CheckoutLocaleProvider } from './checkout-locale-provider'

const Page = styled(Container)`
  display: grid;
  gap: ${token('space-7')};
  padding-block: ${token('space-7')};
`

const membership = {
  planId: 2,
  name: 'Annual plan',
  expiresAt: '2027-01-01T00:00:00.000Z',
  isActive: true,
}
const month = {
  id: 1,
  name: 'Monthly plan',
  price: 39,
  days: 30,
  features: ['Free member courses', 'Course downloads'],
}
const year = { ...month, id: 2, name: 'Annual plan', price: 298, days: 365 }
const threeYears = {
  id: 3,
  name: 'Three-year plan',
  price: 698,
  days: 1095,
  features: ['Everything in Annual plan', 'Certificate as PDF'],
}

const meta = {
  title: 'Business 业务组件/Checkout 购买/CheckoutLocaleProvider 界面语言',
  component: CheckoutLocaleProvider,
  parameters: {
    usage: {
      zh: '切换购买部件的语言（国际化 i18n），或替换其中的文案。',
      use: 'Around the components of checkout in an app with another language or its own texts.',
      avoid: 'In a Chinese app without such texts: Chinese is built in.',
      do: 'Put one around the whole checkout. messages replaces single texts.',
      never: 'Do not mix two languages on one page.',
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '1360px' } },
  },
  args: {
    locale: en,
    children: (
      <UiLocaleProvider locale={uiEn}>
        <div lang="en">
          <VipHeader
            title="VIP membership"
            membership={membership}
            isOnSale
            renewHref="/order?goods_type=role&goods_id=2"
            included={{ courses: 12, lessons: 148, worth: 1288, isMinimum: false }}
            now={new Date('2026-12-30T00:00:00Z')}
          />
          <Page>
            <VipPlanList
              plans={[month, year, threeYears]}
              membership={membership}
              hrefFor={({ id }) => `/order?goods_type=role&goods_id=${id}`}
              agreement={{ title: 'Membership agreement', href: 'https://example.com/vip' }}
            />
            <OrderForm
              goods={{ kind: 'vip', name: 'Annual plan', cover: null, price: 298, days: 365 }}
              promo={{ kind: 'valid', code: 'AUTUMN', discount: 30 }}
              onCheckPromo={fn()}
              onPromoEdited={fn()}
              agreement={{ title: 'Membership agreement', href: 'https://example.com/vip' }}
              onSubmit={fn()}
              isSubmitting={false}
            />
            <UnconfirmedOrder ordersHref="/member/orders" onSubmitAgain={fn()} />
          </Page>
        </div>
      </UiLocaleProvider>
    ),
  },
} satisfies Meta<typeof CheckoutLocaleProvider>

export default meta

type Story = StoryObj<typeof meta>

export const InEnglish: Story = { name: '英文' }

/** Overrides a single text of the language. */
export const WithATextOfTheHost: Story = {
  name: '自定义文案',
  args: { messages: { submit: 'Join now' } },
}
