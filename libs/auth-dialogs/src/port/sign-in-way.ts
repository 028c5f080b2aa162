/** By which way a person signed in. */
export type SignInWay = 'password' | 'sms' | 'scan' | 'code' | 'bind'
