// The account dialogs as an element for pages without React, with everything they need inside.

export { defineLoginElement } from './define-login-element'

export type {
  LoginCheck,
  LoginElement,
  LoginElementEvents,
  LoginNoticeDetail,
  LoginSlot,
  LoginSlotContent,
  LoginSlots,
  LoginTokenDetail,
} from './login-element'
