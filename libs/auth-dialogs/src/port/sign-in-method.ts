/** How the visitor signed in. */
export type SignInMethod = 'password' | 'sms' | 'scan' | 'code' | 'bind'
