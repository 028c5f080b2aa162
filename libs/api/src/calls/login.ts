import type { ApiClient, CallOptions } from '../client/api-client'
import { readToken } from '../normalize/login'
import { readNothing } from '../wire/reader'

/** A mobile number and the code that was sent to it. */
export interface MobileProof {
  mobile: string
  /** Six digits as text; leading zeros count. */
  mobileCode: string
}

/** A referral mark, passed on as it was found. */
export interface Referred {
  msv?: string | undefined
}

/** A token that opens a session. */
export interface TokenResult {
  token: string
}

/** Logs in with mobile and password. */
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

/** Logs in with an SMS code; an unknown mobile gets an account. */
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

/** Makes an account. It does not log in. */
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

/** Sets a new password for a mobile whose owner is not logged in. */
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
