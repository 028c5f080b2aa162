// The account dialogs as a self-contained custom element for pages without React.

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
