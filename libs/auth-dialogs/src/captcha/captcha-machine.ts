import type { AuthCaptcha } from '../port/auth-backend'

/**
 * State of the captcha. Only a `ready` image or an `answered` challenge can be sent. With `absent`, the SMS
 * is sent without one.
 */
export type CaptchaState =
  /** The backend requires no captcha. */
  | { status: 'absent' }
  /** The image is loading, or the host's own challenge is not answered yet. */
  | { status: 'loading' }
  | { status: 'ready'; captcha: AuthCaptcha; obtainedAt: number }
  /** The host's own challenge is answered. */
  | { status: 'answered'; key: string }
  /** The server accepted the answer. The image stays visible but cannot be used again. */
  | { status: 'spent'; captcha: AuthCaptcha | null }
  | { status: 'failed' }

export type CaptchaEvent =
  | { type: 'requested' }
  | { type: 'received'; captcha: AuthCaptcha; at: number }
  | { type: 'request-failed' }
  | { type: 'answered'; key: string }
  | { type: 'accepted' }

/** How long an image can be answered, in ms. */
export const captchaLifetime = 300_000

export const absentCaptcha: CaptchaState = { status: 'absent' }

export const initialCaptchaState: CaptchaState = { status: 'loading' }

/**
 * Returns the key to send with the answer: `''` if no captcha is required, `null` while nothing can be sent.
 */
export function captchaKey(state: CaptchaState): string | null {
  switch (state.status) {
    case 'ready':
      return state.captcha.key
    case 'answered':
      return state.key
    case 'absent':
      return ''
    default:
      return null
  }
}

/** Reducer of the captcha: one challenge at a time, accepted once. */
export function captchaReducer(state: CaptchaState, event: CaptchaEvent): CaptchaState {
  switch (event.type) {
    case 'requested':
      return { status: 'loading' }
    case 'received':
      return { status: 'ready', captcha: event.captcha, obtainedAt: event.at }
    case 'request-failed':
      return { status: 'failed' }
    case 'answered':
      return { status: 'answered', key: event.key }
    case 'accepted':
      if (state.status === 'ready') return { status: 'spent', captcha: state.captcha }
      return state.status === 'answered' ? { status: 'spent', captcha: null } : state
  }
}
