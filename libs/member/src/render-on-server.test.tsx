// @vitest-environment node
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import creditPanel from './credit-panel/credit-panel.stories'
import creditRecords from './credit-record-list/credit-record-list.stories'
import identityPanel from './identity-panel/identity-panel.stories'
import {
  CreditPanel,
  CreditRecordList,
  CreditRecordListSkeleton,
  DeleteAccountForm,
  IdentityPanel,
  MemberMenu,
  MessageList,
  MessageListSkeleton,
  OrderList,
  OrderListSkeleton,
  PendingOrders,
  ProfileHeader,
  ProfileRows,
  SecurityRows,
  SocialiteRows,
} from '.'
import deleteAccount from './delete-account-form/delete-account-form.stories'
import memberMenu from './member-menu/member-menu.stories'
import messageList from './message-list/message-list.stories'
import orderList from './order-list/order-list.stories'
import pendingOrders from './pending-orders/pending-orders.stories'
import profileHeader from './profile-header/profile-header.stories'
import profileRows from './profile-rows/profile-rows.stories'
import securityRows from './security-rows/security-rows.stories'
import socialiteRows from './socialite-rows/socialite-rows.stories'

const views: [name: string, view: ReactElement, text: string][] = [
  ['MemberMenu', <MemberMenu {...memberMenu.args} />, '我的消息'],
  ['ProfileHeader', <ProfileHeader {...profileHeader.args} />, '林知夏'],
  ['ProfileRows', <ProfileRows {...profileRows.args} />, '林知夏'],
  ['SecurityRows', <SecurityRows {...securityRows.args} />, '138****0001'],
  ['SocialiteRows', <SocialiteRows {...socialiteRows.args} />, '微信'],
  ['DeleteAccountForm', <DeleteAccountForm {...deleteAccount.args} />, '注销账号'],
  ['PendingOrders', <PendingOrders {...pendingOrders.args} />, '继续支付'],
  ['IdentityPanel', <IdentityPanel {...identityPanel.args} />, '林*夏'],
  ['MessageList', <MessageList {...messageList.args} />, '用户注册成功'],
  ['MessageListSkeleton', <MessageListSkeleton />, '正在加载'],
  ['OrderList', <OrderList {...orderList.args} />, '年度会员'],
  ['OrderListSkeleton', <OrderListSkeleton />, '正在加载'],
  ['CreditPanel', <CreditPanel {...creditPanel.args} />, '15.5%'],
  ['CreditRecordList', <CreditRecordList {...creditRecords.args} />, '兑换学习资料'],
  ['CreditRecordListSkeleton', <CreditRecordListSkeleton />, '正在加载'],
]

it.each(views)('%s renders without a window', (_, view, text) => {
  expect(typeof window).toBe('undefined')
  expect(renderToString(view)).toContain(text)
})
