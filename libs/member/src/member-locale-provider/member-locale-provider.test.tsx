import { ApiError } from '@shuyuan/api'
import { textsIn } from '@shuyuan/testing/texts-in'
import { UiLocaleProvider } from '@shuyuan/ui'
import { en as uiEn } from '@shuyuan/ui/locales/en'
import { composeStories } from '@storybook/react-vite'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import {
  AvatarDialog,
  BindCodeDialog,
  CreditPanelSkeleton,
  CreditRecordList,
  CreditRecordListSkeleton,
  DeleteAccountForm,
  DeleteAccountRow,
  IdentityPanel,
  MemberMenu,
  MessageList,
  MessageListSkeleton,
  OrderList,
  OrderListSkeleton,
  OutsideNotice,
  PendingOrders,
  ProfileHeader,
  ProfileRows,
  SecurityRows,
  SocialiteRows,
  UnbindDialog,
} from '..'
import { CropSliders } from '../avatar-dialog/crop-sliders'
import { wholeCrop } from '../avatar-dialog/crop'
import { en } from '../locales/en'
import { zhCn } from '../locales/zh-cn'
import { MemberLocaleProvider } from './member-locale-provider'
import * as stories from './member-locale-provider.stories'

const { InEnglish, WithATextOfTheHost } = composeStories(stories)

/** Chinese characters and punctuation. */
const chinese = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u

const nothing = () => undefined
const done = () => Promise.resolve()
const stranger = { mobile: '1', isMobileBound: false, isPasswordSet: false }
const goods = { id: 7, type: 'COURSE', name: '', cover: null, price: 199, count: 2 }
const order = {
  id: 2,
  orderNo: '2025',
  price: 199,
  statusText: 'Paid',
  refundAmount: 100,
  createdAt: null,
  goods: [goods],
}

function renderInEnglish(children: ReactNode) {
  return render(
    <UiLocaleProvider locale={uiEn}>
      <MemberLocaleProvider locale={en}>{children}</MemberLocaleProvider>
    </UiLocaleProvider>,
  )
}

const expectNoChinese = () => expect(document.body.innerHTML).not.toMatch(chinese)

test('typical components use the language of the provider', () => {
  render(<InEnglish />)
  expect(screen.getByText('1,280 points')).toBeTruthy()
  expect(screen.getByText('+1 point')).toBeTruthy()
  expect(screen.getByText('15.5% of the price before discounts')).toBeTruthy()
  expect(screen.getByText('27 min left')).toBeTruthy()
  expect(screen.getByText(/^Nov 20, 2025/)).toBeTruthy()
  expect(
    screen.getByRole('button', { name: /^Unread A live session.* Mark as read$/ }),
  ).toBeTruthy()
  expectNoChinese()
})

test('the profile uses it', () => {
  renderInEnglish(
    <>
      <MemberMenu items={[{ label: 'Orders', href: '/', current: true, mark: true }]} />
      <ProfileHeader
        member={{ name: 'Ada', avatar: null, credit1: 1 }}
        vip={null}
        creditHref="/"
        vipHref="/vip"
      />
      <ProfileRows
        member={{ name: 'Ada', isNicknameSet: false }}
        onSetNickname={done}
        onPickAvatar={nothing}
      />
      <SecurityRows member={stranger} onMobile={nothing} onPassword={nothing} />
      <SocialiteRows
        member={{ isMobileBound: false, isQqBound: true, isWechatBound: false }}
        socialites={{ qq: true, wechat: true }}
        onBind={nothing}
        onUnbind={nothing}
      />
      <IdentityPanel member={{ isFaceVerified: true, realName: 'Ada', idNumber: '1**2' }} />
      <IdentityPanel member={{ isFaceVerified: false, realName: '', idNumber: '' }} />
      <OutsideNotice message="Denied" onDismiss={nothing} />
      <DeleteAccountRow onOpen={nothing} />
      <CropSliders image={{ width: 9, height: 9 }} crop={wholeCrop} disabled onChange={nothing} />
    </>,
  )
  fireEvent.change(screen.getByLabelText('Choose an image for your avatar'), {
    target: { files: [new File(['text'], 'me.txt', { type: 'text/plain' })] },
  })
  expect(screen.getByText('Choose a PNG, JPG, GIF or WebP image.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Change nickname' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getAllByText('This is already your nickname.')).not.toEqual([])
  expect(screen.getByRole('button', { name: 'Link WeChat' })).toBeTruthy()
  expectNoChinese()
})

test('lists with and without rows, and their skeletons, use it', () => {
  const pending = { orderNo: '1', name: '', total: 1, minutesLeft: null, href: '/' }
  const record = { amount: 1, remark: '', createdAt: null }
  renderInEnglish(
    <>
      <OrderList orders={[order, { ...order, id: 3, goods: [] }]} hrefForGoods={() => '/'} />
      <OrderList orders={[order]} hrefForGoods={() => null} isRemoved={() => true} />
      <OrderList orders={[]} hrefForGoods={() => null} />
      <PendingOrders orders={[pending]} />
      <CreditRecordList records={[record]} />
      <CreditRecordList records={[]} />
      <MessageList messages={[]} hasUnread isBusy onRead={nothing} onReadAll={nothing} />
      <CreditPanelSkeleton />
      <CreditRecordListSkeleton />
      <MessageListSkeleton />
      <OrderListSkeleton />
    </>,
  )
  expect(screen.getAllByText('Refund issued')).toHaveLength(3)
  expectNoChinese()
})

test('dialogs and their errors use it', async () => {
  const offline = () =>
    Promise.reject(new ApiError({ kind: 'offline', code: null, message: '网络不可用' }))
  renderInEnglish(
    <>
      <UnbindDialog app="wechat" onConfirm={offline} onClose={nothing} />
      <BindCodeDialog
        member={{ name: 'Ada', mobile: '13800000001', isMobileBound: true }}
        isExpected={false}
        onConfirm={done}
        onClose={nothing}
      />
      <DeleteAccountForm isFirstStep onConfirm={done} />
      <AvatarDialog
        file={new File([], 'me.gif', { type: 'image/gif' })}
        onUpload={done}
        onClose={nothing}
      />
    </>,
  )
  fireEvent.click(screen.getByText('Unlink'))
  expect(await screen.findByText(/^The server cannot be reached/)).toBeTruthy()
  fireEvent.click(screen.getByText('Next'))
  expect(screen.getAllByText('Type “DELETE” exactly as shown.')).not.toEqual([])
  expectNoChinese()
})

test('overrides single texts', () => {
  render(<WithATextOfTheHost />)
  expect(screen.getByRole('heading', { name: 'Your points' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'How to earn points' })).toBeTruthy()
})

test('a nested provider resets to Chinese, errors included', async () => {
  renderInEnglish(
    <MemberLocaleProvider locale={zhCn}>
      <UnbindDialog
        app="qq"
        onConfirm={() => Promise.reject(new Error('refused'))}
        onClose={nothing}
      />
    </MemberLocaleProvider>,
  )
  fireEvent.click(screen.getByText('确认解绑'))
  expect((await screen.findByRole('alert')).textContent).toMatch(chinese)
})

test('both languages have every text, each translated', () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(zhCn).sort())
  const isEnglish = (text: unknown) =>
    typeof text === 'string' && text !== '' && !chinese.test(text)
  expect(textsIn(en).filter(([, text]) => !isEnglish(text))).toEqual([])
})
