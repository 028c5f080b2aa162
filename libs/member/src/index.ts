// The user center: menu, profile, identity, messages, orders, points. Independent of the router, the query
// library and the network.

export { MemberMenu } from './member-menu/member-menu'

// Language
export { MemberLocaleProvider } from './member-locale-provider/member-locale-provider'

// Profile
export { ProfileHeader } from './profile-header/profile-header'
export { ProfileRows } from './profile-rows/profile-rows'
export { SecurityRows } from './security-rows/security-rows'
export { SocialiteRows } from './socialite-rows/socialite-rows'
export { DeleteAccountRow } from './delete-account-row/delete-account-row'
export { IdentityPanel } from './identity-panel/identity-panel'
export { OutsideNotice } from './outside-notice/outside-notice'

// Dialogs and their content, which the components above do not import
export { AvatarDialog } from './avatar-dialog/avatar-dialog'
export { BindCodeDialog } from './bind-code-dialog/bind-code-dialog'
export { DeleteAccountForm } from './delete-account-form/delete-account-form'
export { UnbindDialog } from './unbind-dialog/unbind-dialog'

// Lists
export { MessageList } from './message-list/message-list'
export { MessageListSkeleton } from './message-list/message-list-skeleton'
export { OrderList } from './order-list/order-list'
export { OrderListSkeleton } from './order-list/order-list-skeleton'
export { PendingOrders } from './pending-orders/pending-orders'
export { CreditRecordList } from './credit-record-list/credit-record-list'
export { CreditRecordListSkeleton } from './credit-record-list/credit-record-list-skeleton'

// Points
export { CreditPanel } from './credit-panel/credit-panel'
export { CreditPanelSkeleton } from './credit-panel/credit-panel-skeleton'

export type { MemberMenuItem, MemberMenuProps } from './member-menu/member-menu'
export type { MemberLocale } from './messages'
export type { MemberLocaleProviderProps } from './member-locale-provider/member-locale-provider'
export type { ProfileHeaderProps } from './profile-header/profile-header'
export type { MemberVip } from './profile-header/vip-line'
export type { ProfileRowsProps } from './profile-rows/profile-rows'
export type { SecurityRowsProps } from './security-rows/security-rows'
export type { SocialiteRowsProps } from './socialite-rows/socialite-rows'
export type { DeleteAccountRowProps } from './delete-account-row/delete-account-row'
export type { OutsideNoticeProps } from './outside-notice/outside-notice'
export type { AvatarDialogProps } from './avatar-dialog/avatar-dialog'
export type { BindCodeDialogProps } from './bind-code-dialog/bind-code-dialog'
export type { DeleteAccountFormProps } from './delete-account-form/delete-account-form'
export type { UnbindDialogProps } from './unbind-dialog/unbind-dialog'
export type { PendingOrder, PendingOrdersProps } from './pending-orders/pending-orders'
export type { IdentityPanelProps } from './identity-panel/identity-panel'
export type { MessageListProps } from './message-list/message-list'
export type { OrderListProps } from './order-list/order-list'
export type { OrderGoods } from './order-list/goods-image'
export type { CreditPanelProps } from './credit-panel/credit-panel'
export type { CreditRecordListProps } from './credit-record-list/credit-record-list'
