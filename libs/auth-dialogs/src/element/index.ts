// The account dialogs as an element for pages without React, with everything they need inside.

export { defineLoginElement } from './define-login-element'

export type { AuthBackend } from '../port/auth-backend'
export type { AuthEvent, SignInWay } from '../port/auth-event'
export type { AuthSubmission, AuthVeto } from '../port/auth-veto'
export type { AuthDialogArgs, AuthDialogName } from '../provider/auth-dialog'
export type {
  LoginCheck,
  LoginElement,
  LoginElementEvents,
  LoginNoticeDetail,
  LoginTokenDetail,
} from './login-element'
