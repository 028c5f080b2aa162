// The backend ports of the account dialogs bound to the API and the session.
// Never knows about React, the router, or how the dialogs look.

export { AuthBackendError } from './auth-backend-error'
export { createAccountBackend } from './create-account-backend'
export { createAuthBackend } from './create-auth-backend'

export type { AuthBackendOptions, QqLoginUrls } from './create-auth-backend'
