import { UiLocaleProvider } from '@shuyuan/ui'
import { en as uiEn } from '@shuyuan/ui/locales/en'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CreditPanel } from '../credit-panel/credit-panel'
import { en } from '../locales/en'
import { MessageList } from '../message-list/message-list'
import { PendingOrders } from '../pending-orders/pending-orders'
import { ProfileHeader } from '../profile-header/profile-header'
import { MemberLocaleProvider } from './member-locale-provider'

const meta = {
  title: 'Business 业务组件/Member 个人中心/MemberLocaleProvider 界面语言',
  component: MemberLocaleProvider,
  parameters: {
    usage: {
      zh: '切换个人中心的语言（国际化 i18n），或替换其中的文案。',
      use: 'Around the user center in an app with another language, or with texts of its own.',
      avoid: 'In a Chinese app without such texts: Chinese is built in.',
      do: 'Also translate the word that the member types in DeleteAccountForm.',
      never: 'Do not mix two languages on one page.',
    },
  },
  args: {
    locale: en,
    children: (
      <UiLocaleProvider locale={uiEn}>
        <div lang="en" style={{ display: 'grid', gap: 24 }}>
          <ProfileHeader
            member={{ name: 'Ada Lin', avatar: null, credit1: 1280 }}
            vip={{ name: 'Annual plan', expiresAt: '2031-01-15T11:00:00.000Z', isActive: true }}
            creditHref="/member/credit1-free"
            vipHref="/vip"
          />
          <CreditPanel
            balance={1280}
            rules={{ register: 100, watchedCourse: 20, watchedLesson: 1, paidOrderRatio: 0.155 }}
          />
          <PendingOrders
            orders={[
              {
                orderNo: '202511200000000009',
                name: 'Python from scratch',
                total: 149,
                minutesLeft: 27,
                href: '/order/pay',
              },
            ]}
          />
          <MessageList
            messages={[
              {
                id: 'b',
                text: 'A live session starts tonight: https://school.example/live/12',
                readAt: null,
                createdAt: '2025-11-20T11:00:00.000Z',
              },
              {
                id: 'a',
                text: 'Welcome to our school',
                readAt: '2025-11-02T11:00:00.000Z',
                createdAt: '2025-11-01T11:00:00.000Z',
              },
            ]}
            hasUnread
            isBusy={false}
            onRead={fn()}
            onReadAll={fn()}
          />
        </div>
      </UiLocaleProvider>
    ),
  },
} satisfies Meta<typeof MemberLocaleProvider>

export default meta

type Story = StoryObj<typeof meta>

export const InEnglish: Story = { name: '英文' }

/** Overrides a single text of the language. */
export const WithATextOfTheHost: Story = {
  name: '自定义文案',
  args: { messages: { balance: 'Your points' } },
}
