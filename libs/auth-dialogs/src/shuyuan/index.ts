// Binds the backend port of the account dialogs to the site's own API and session. Never knows about
// the dialogs themselves.

export { createShuyuanAccountBackend } from './create-shuyuan-account-backend'
export { createShuyuanBackend } from './create-shuyuan-backend'
export { ShuyuanAuthError } from './shuyuan-error'

export type { QqLoginAddresses, ShuyuanBackendOptions } from './create-shuyuan-backend'
