// The only file of this folder that other features import.

export { SiteAuthProvider } from './sign-in/site-auth-provider'
export { useAccountDialogs } from './sign-in/use-account-dialogs'
export { useAgreements } from './use-agreements'
export { signOutAndGoHome } from './sign-out-and-go-home'
export { rememberDeletion } from './deletion-request'
