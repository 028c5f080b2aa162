import type { Member } from '@shuyuan/api'

/** Delivery address as typed; fields are `''` until they are filled in. */
export interface DeliveryAddress {
  name: string
  mobile: string
  province: string
  city: string
  area: string
  street: string
}

/** The signed-in member and the fields that views show. */
export interface SessionState {
  /** The signed-in learner. `null` for a visitor, and while the learner loads. */
  member: Member | null
  /** True if `member` is loaded. */
  readonly isSignedIn: boolean
  /**
   * True for a visitor, and for a learner whose `member` is loaded. False on the server and during hydration, when a
   * stored token may exist.
   */
  readonly isKnown: boolean
  /** True as soon as there is a token. With `member: null`, the learner is loading. */
  hasToken: boolean
  /** True from each sign-in until the app has fetched the number of unread messages. */
  unreadNeedsRefresh: boolean
  deliveryAddress: DeliveryAddress
}

/** The stored fields of a visitor, or of a learner who is still to be loaded. */
export function initialState(hasToken: boolean): Omit<SessionState, 'isSignedIn' | 'isKnown'> {
  return {
    member: null,
    hasToken,
    unreadNeedsRefresh: false,
    deliveryAddress: { name: '', mobile: '', province: '', city: '', area: '', street: '' },
  }
}
