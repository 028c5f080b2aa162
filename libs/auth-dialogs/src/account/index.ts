// Forms for a signed-in account: phone, password, WeChat. They render below an `AuthProvider`, in a page
// or a dialog of the host, and do not depend on the session.

export { accountMessages } from './account-messages'
export { ChangeMobileForm } from './change-mobile-form'
export { ChangePasswordForm } from './change-password-form'
export { proofExpired } from './account-backend'
export { ProveMobileForm } from './prove-mobile-form'
export { ScanBindPanel } from './scan-bind-panel'

export type { AccountBackend } from './account-backend'
export type { AccountMessages } from './account-messages'
export type { ChangeMobileFormProps } from './change-mobile-form'
export type { ChangePasswordFormProps } from './change-password-form'
export type { ProveMobileFormProps } from './prove-mobile-form'
export type { ScanBindPanelProps } from './scan-bind-panel'
