import type { AuthCaptcha } from '../port/auth-backend'

/** Where the captcha picture stands. Only a `ready` picture can be answered. */
export type CaptchaState =
  | { status: 'loading' }
  | { status: 'ready'; captcha: AuthCaptcha; obtainedAt: number }
  /** Answered right: still shown, but the server takes no second answer. */
  | { status: 'spent'; captcha: AuthCaptcha }
  | { status: 'failed'; message: string }

/** What can happen to a {@link CaptchaState}. */
export type CaptchaEvent =
  | { type: 'requested' }
  | { type: 'received'; captcha: AuthCaptcha; at: number }
  | { type: 'request-failed'; message: string }
  | { type: 'accepted' }

/** How long a picture can be answered, milliseconds. */
export const captchaLife = 300_000

/** A picture on its way. */
export const initialCaptchaState: CaptchaState = { status: 'loading' }

/** The captcha machine: one picture at a time, answered once. */
export function captchaReducer(state: CaptchaState, event: CaptchaEvent): CaptchaState {
  switch (event.type) {
    case 'requested':
      return { status: 'loading' }
    case 'received':
      return { status: 'ready', captcha: event.captcha, obtainedAt: event.at }
    case 'request-failed':
      return { status: 'failed', message: event.message }
    case 'accepted':
      return state.status === 'ready' ? { status: 'spent', captcha: state.captcha } : state
  }
}
