import type { Member } from '@shuyuan/api'

/** A delivery address as typed; every field is `''` until it is filled in. */
export interface DeliveryAddress {
  name: string
  mobile: string
  province: string
  city: string
  area: string
  street: string
}

/** Who is signed in, as views see it. */
export interface SessionState {
  /** The signed-in learner; `null` for a visitor and while the learner is still being loaded. */
  member: Member | null
  /** True once the learner is known. */
  isSignedIn: boolean
  /** True from the moment a token is there: together with `member: null`, the learner is loading. */
  hasToken: boolean
  /** The unread count is to be asked for again. */
  unreadNeedsRefresh: boolean
  /** There are unread messages. */
  hasUnread: boolean
  deliveryAddress: DeliveryAddress
}

/** The state of a visitor. */
export function visitorState(hasToken: boolean): SessionState {
  return {
    member: null,
    isSignedIn: false,
    hasToken,
    unreadNeedsRefresh: false,
    hasUnread: false,
    deliveryAddress: { name: '', mobile: '', province: '', city: '', area: '', street: '' },
  }
}
