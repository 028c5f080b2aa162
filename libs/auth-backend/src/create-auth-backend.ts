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
import { rethrowRegistrationError, withAuthErrors } from './auth-backend-error'

/** URLs of a QQ login. */
export interface QqLoginUrls {
  /** Public URL of the API host (`url` of the site config). */
  apiUrl: string
  /** Absolute return URL after a success. Receives `login_code` and `action`. */
  successUrl: string
  /** Absolute return URL after a failure. Receives `login_err_msg` and `action`. */
  failureUrl: string
}

export interface AuthBackendOptions {
  api: ApiClient
  /** Provides the referral code (`msv`) of logins, and stores a login code until a mobile is bound. */
  session: Pick<Session, 'getMsv' | 'setLoginCode' | 'clearLoginCode'>
  /** Called at each click on QQ login. Returns null if QQ login is unavailable. @default none */
  qq?: () => QqLoginUrls | null
}

/** Creates the backend of the dialogs over API and session. Rejects with {@link AuthBackendError}. */
export function createAuthBackend({ api, session, qq }: AuthBackendOptions): Required<AuthBackend> {
  const msv = () => session.getMsv()
  return {
    fetchCaptchaImage: (signal) => withAuthErrors(fetchCaptchaImage(api, { signal })),
    sendSmsCode: (input, signal) => withAuthErrors(sendSmsCode(api, input, { signal })),
    loginWithPassword: (input, signal) => withAuthErrors(loginWithPassword(api, input, { signal })),
    loginWithSms: (input, signal) =>
      withAuthErrors(loginWithSms(api, { ...input, msv: msv() }, { signal })),
    register: (input, signal) =>
      withAuthErrors(registerWithSms(api, { ...input, msv: msv() }, { signal })),
    resetPassword: (input, signal) => withAuthErrors(resetPassword(api, input, { signal })),
    async startScanLogin(signal) {
      const scan = await withAuthErrors(startScanLogin(api, { action: 'login' }, { signal }))
      return { ...scan, expiresAt: Date.parse(scan.expiresAt) }
    },
    fetchScanCode: (input, signal) => withAuthErrors(fetchScanCode(api, input, { signal })),
    async exchangeLoginCode(input, signal) {
      const result = await withAuthErrors(
        exchangeLoginCode(api, { ...input, msv: msv() }, { signal }),
      )
      if (result.kind === 'bind-mobile') session.setLoginCode(result.code)
      else session.clearLoginCode()
      return result
    },
    async registerWithSocialite(input, signal) {
      const call = registerWithSocialite(api, { ...input, msv: msv() }, { signal })
      const result = await withAuthErrors(call).catch(rethrowRegistrationError)
      session.clearLoginCode()
      return result
    },
    bindMobile: (input, signal) => withAuthErrors(bindMobile(api, input, { signal })),
    agreeToAgreements: (signal) => withAuthErrors(agreeToAgreements(api, { signal })),
    startFaceCheck: (signal) => withAuthErrors(startFaceCheck(api, { signal })),
    fetchFaceCheckPassed: (input, signal) =>
      withAuthErrors(fetchFaceCheckPassed(api, input, { signal })),
    qqLoginUrl() {
      const urls = qq?.() ?? null
      return urls && socialiteLoginUrl({ ...urls, app: 'qq', action: 'login' })
    },
  }
}
