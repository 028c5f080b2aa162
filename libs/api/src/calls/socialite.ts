import type { ApiClient, CallOptions } from '../client/api-client'
import type { CodeLoginResult, ScanLogin } from '../models/account'
import {
  readCodeLogin,
  readScanCode,
  readScanLogin,
  readServerTime,
  readToken,
} from '../normalize/account/login'
import { readNothing } from '../wire/reader'
import type { MobileProof, Referred, TokenResult } from './login'

/** Purpose of a third-party login. */
export type SocialiteAction = 'login' | 'bind'

/** Third party that an account can be linked with. */
export type SocialiteApp = 'qq' | 'wechat'

/** Exchanges a login code for a token, or for the request to bind a mobile first. */
export function exchangeLoginCode(
  api: ApiClient,
  { code, msv }: { code: string } & Referred,
  options?: CallOptions,
): Promise<CodeLoginResult> {
  const body = { code, msv }
  return api.perform(
    {
      send: (http, init) => http.POST('/api/v3/auth/login/code', { ...init, body }),
      read: readCodeLogin,
    },
    options,
  )
}

/** Creates an account from a login code and a verified mobile, and signs in. */
export function registerWithSocialite(
  api: ApiClient,
  { mobile, mobileCode, code, msv }: MobileProof & Referred & { code: string },
  options?: CallOptions,
): Promise<TokenResult> {
  const body = { mobile, mobile_code: mobileCode, code, msv }
  return api.perform(
    {
      send: (http, init) => http.POST('/api/v3/auth/register/withSocialite', { ...init, body }),
      read: readToken,
    },
    options,
  )
}

/** Starts a WeChat scan. */
export async function startScanLogin(
  api: ApiClient,
  { action }: { action: SocialiteAction },
  options?: CallOptions,
): Promise<ScanLogin> {
  let date: string | null = null
  const scan = await api.perform(
    {
      async send(http, init) {
        const path = '/api/v3/auth/login/wechat-scan/url'
        const reply = await http.POST(path, { ...init, body: { action } })
        date = reply.response.headers.get('Date')
        return reply
      },
      read: readScanLogin,
    },
    options,
  )
  return { ...scan, serverTime: readServerTime(date, scan) }
}

/** Fetches the login code of a scan; `code` is `null` until it is confirmed. */
export function fetchScanCode(
  api: ApiClient,
  { key }: { key: string },
  options?: CallOptions,
): Promise<{ code: string | null }> {
  return api.perform(
    {
      send: (http, init) =>
        http.GET('/api/v3/auth/login/wechat-scan/query', { ...init, params: { query: { key } } }),
      read: readScanCode,
    },
    options,
  )
}

/** Links the signed-in account with the third party of a login code. */
export function bindSocialite(
  api: ApiClient,
  { code }: { code: string },
  options?: CallOptions,
): Promise<void> {
  return api.perform(
    {
      send: (http, init) =>
        http.POST('/api/v3/member/socialite/bindWithCode', { ...init, body: { code } }),
      read: readNothing,
    },
    options,
  )
}

/** Unlinks a third party. Also succeeds if none was linked. */
export function unbindSocialite(
  api: ApiClient,
  { app }: { app: SocialiteApp },
  options?: CallOptions,
): Promise<void> {
  return api.perform(
    {
      send: (http, init) =>
        http.DELETE('/api/v2/member/socialite/{app}', { ...init, params: { path: { app } } }),
      read: readNothing,
    },
    options,
  )
}
