// The account dialogs and what follows a sign-in or sign-out. Other rooms import this file, never the files beside it.

export { SiteAuthProvider } from './site-auth-provider'
export { useAccountDialogs } from './use-account-dialogs'
export { useAgreements } from './use-agreements'
export { signOutAndGoHome } from './sign-out-and-go-home'
export { rememberDeletion } from './deletion-request'
