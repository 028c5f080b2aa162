/** How the visitor signed in. */
export type SignInMethod = 'password' | 'sms' | 'scan' | 'code' | 'bind'

/** Response of a completed sign-in. A backend may add data for `onSignedIn`, such as a refresh token. */
export interface AuthSignIn {
  token: string
}
