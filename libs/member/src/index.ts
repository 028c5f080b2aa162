// The user centre: menu, profile, identity, messages, orders, points. Never knows the router, the
// query library or how a change reaches the server.

export { MemberMenu } from './member-menu/member-menu'

// Profile
export { ProfileHeader } from './profile-header/profile-header'
export { ProfileRows } from './profile-rows/profile-rows'
export { IdentityPanel } from './identity-panel/identity-panel'

// Lists
export { MessageList } from './message-list/message-list'
export { MessageListSkeleton } from './message-list/message-list-skeleton'
export { OrderList } from './order-list/order-list'
export { OrderListSkeleton } from './order-list/order-list-skeleton'
export { CreditRecordList } from './credit-record-list/credit-record-list'
export { CreditRecordListSkeleton } from './credit-record-list/credit-record-list-skeleton'

// Points
export { CreditPanel } from './credit-panel/credit-panel'
export { CreditPanelSkeleton } from './credit-panel/credit-panel-skeleton'

export type { MemberMenuItem, MemberMenuProps } from './member-menu/member-menu'
export type { MemberVip, ProfileHeaderProps } from './profile-header/profile-header'
export type { ProfileRowsProps } from './profile-rows/profile-rows'
export type { IdentityPanelProps } from './identity-panel/identity-panel'
export type { MessageListProps } from './message-list/message-list'
export type { OrderGoods, OrderListProps } from './order-list/order-list'
export type { CreditPanelProps } from './credit-panel/credit-panel'
export type { CreditRecordListProps } from './credit-record-list/credit-record-list'
