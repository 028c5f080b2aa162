import {
  agreeToAgreements,
  bindMobile,
  exchangeLoginCode,
  fetchCaptchaImage,
  fetchFaceCheckPassed,
  fetchScanCode,
  loginWithPassword,
  loginWithSms,
  registerWithSms,
  registerWithSocialite,
  resetPassword,
  sendSmsCode,
  socialiteLoginUrl,
  startFaceCheck,
  startScanLogin,
  type ApiClient,
} from '@shuyuan/api'
import type { AuthBackend } from '@shuyuan/auth-dialogs/port'
import type { Session } from '@shuyuan/session'
import { accountNotMade, coded } from './auth-backend-error'

/** Where a QQ login starts and comes back to. */
export interface QqLoginUrls {
  /** Public URL of the API host (`url` of the site config). */
  apiUrl: string
  /** Absolute; comes back with `login_code` and `action`. */
  successUrl: string
  /** Absolute; comes back with `login_err_msg` and `action`. */
  failureUrl: string
}

/** Options of {@link createAuthBackend}. */
export interface AuthBackendOptions {
  api: ApiClient
  /** Gives the referral mark that logins carry, and stores a login code that waits for a mobile. */
  session: Pick<Session, 'getMsv' | 'setLoginCode' | 'clearLoginCode'>
  /** Called at each click on QQ login; `null` while there is no QQ login. @default none */
  qq?: () => QqLoginUrls | null
}

/** Binds the port of the account dialogs to the API and the session. Errors are {@link AuthBackendError}. */
export function createAuthBackend({ api, session, qq }: AuthBackendOptions): Required<AuthBackend> {
  const msv = () => session.getMsv()
  return {
    fetchCaptchaImage: (signal) => coded(fetchCaptchaImage(api, { signal })),
    sendSmsCode: (input, signal) => coded(sendSmsCode(api, input, { signal })),
    loginWithPassword: (input, signal) => coded(loginWithPassword(api, input, { signal })),
    loginWithSms: (input, signal) => coded(loginWithSms(api, { ...input, msv: msv() }, { signal })),
    register: (input, signal) => coded(registerWithSms(api, { ...input, msv: msv() }, { signal })),
    resetPassword: (input, signal) => coded(resetPassword(api, input, { signal })),
    async startScanLogin(signal) {
      const scan = await coded(startScanLogin(api, { action: 'login' }, { signal }))
      return { ...scan, expiresAt: Date.parse(scan.expiresAt) }
    },
    fetchScanCode: (input, signal) => coded(fetchScanCode(api, input, { signal })),
    async exchangeLoginCode(input, signal) {
      const result = await coded(exchangeLoginCode(api, { ...input, msv: msv() }, { signal }))
      if (result.kind === 'bind-mobile') session.setLoginCode(result.code)
      else session.clearLoginCode()
      return result
    },
    async registerWithSocialite(input, signal) {
      const call = registerWithSocialite(api, { ...input, msv: msv() }, { signal })
      const result = await coded(call).catch(accountNotMade)
      session.clearLoginCode()
      return result
    },
    bindMobile: (input, signal) => coded(bindMobile(api, input, { signal })),
    agreeToAgreements: (signal) => coded(agreeToAgreements(api, { signal })),
    startFaceCheck: (signal) => coded(startFaceCheck(api, { signal })),
    fetchFaceCheckPassed: (input, signal) => coded(fetchFaceCheckPassed(api, input, { signal })),
    qqLoginUrl() {
      const urls = qq?.() ?? null
      return urls && socialiteLoginUrl({ ...urls, app: 'qq', action: 'login' })
    },
  }
}
