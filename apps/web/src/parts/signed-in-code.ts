// Fetched as one, as soon as there is a token.
export { beginAccount, loadMember } from '../account'
export { leave } from '../auth/leave'
export { AccountSignals } from '../pages/root/account-signals'
