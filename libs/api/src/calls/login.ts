import type { ApiClient, CallOptions } from '../client/api-client'
import { readToken } from '../normalize/account/login'
import { readNothing } from '../wire/reader'

/** A mobile number and the SMS code sent to it. */
export interface MobileProof {
  mobile: string
  /** Six digits as a string, to keep leading zeros. */
  mobileCode: string
}

/** Optional referral code (`msv`), passed through unchanged. */
export interface Referred {
  msv?: string | undefined
}

export interface TokenResult {
  token: string
}

/** Signs in with mobile and password. */
export function loginWithPassword(
  api: ApiClient,
  { mobile, password }: { mobile: string; password: string },
  options?: CallOptions,
): Promise<TokenResult> {
  const body = { mobile, password }
  return api.perform(
    {
      send: (http, init) => http.POST('/api/v2/login/password', { ...init, body }),
      read: readToken,
    },
    options,
  )
}

/** Signs in with an SMS code. Creates an account for an unknown mobile. */
export function loginWithSms(
  api: ApiClient,
  { mobile, mobileCode, msv }: MobileProof & Referred,
  options?: CallOptions,
): Promise<TokenResult> {
  const body = { mobile, mobile_code: mobileCode, msv }
  return api.perform(
    {
      send: (http, init) => http.POST('/api/v2/login/mobile', { ...init, body }),
      read: readToken,
    },
    options,
  )
}

/** Creates an account, without signing in. */
export function registerWithSms(
  api: ApiClient,
  { mobile, mobileCode, password, msv }: MobileProof & Referred & { password: string },
  options?: CallOptions,
): Promise<void> {
  const body = { mobile, mobile_code: mobileCode, password, msv }
  return api.perform(
    {
      send: (http, init) => http.POST('/api/v2/register/sms', { ...init, body }),
      read: readNothing,
    },
    options,
  )
}

/** Sets a new password for an account that is not signed in. */
export function resetPassword(
  api: ApiClient,
  { mobile, mobileCode, password }: MobileProof & { password: string },
  options?: CallOptions,
): Promise<void> {
  const body = { mobile, mobile_code: mobileCode, password }
  return api.perform(
    {
      send: (http, init) => http.POST('/api/v2/password/reset', { ...init, body }),
      read: readNothing,
    },
    options,
  )
}
