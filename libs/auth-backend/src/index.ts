// Backends of the account dialogs over the API and the session. Independent of React and the router.

export { AuthBackendError } from './auth-backend-error'
export { createAccountBackend } from './create-account-backend'
export { createAuthBackend } from './create-auth-backend'

export type { AuthBackendOptions, QqLoginUrls } from './create-auth-backend'
