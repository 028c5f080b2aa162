import type { AuthCaptcha } from '../port/auth-backend'

/**
 * Where the captcha stands. Only a `ready` image or an `answered` challenge can be sent; where it is
 * `absent`, none is.
 */
export type CaptchaState =
  /** The backend asks for none: an SMS is sent without. */
  | { status: 'absent' }
  /** On its way; of a challenge of the host's own: not answered yet. */
  | { status: 'loading' }
  | { status: 'ready'; captcha: AuthCaptcha; obtainedAt: number }
  /** A challenge of the host's own has its answer. */
  | { status: 'answered'; key: string }
  /** Answered right: an image is still shown, but the server takes no second answer. */
  | { status: 'spent'; captcha: AuthCaptcha | null }
  | { status: 'failed'; message: string }

/** What can happen to a {@link CaptchaState}. */
export type CaptchaEvent =
  | { type: 'requested' }
  | { type: 'received'; captcha: AuthCaptcha; at: number }
  | { type: 'request-failed'; message: string }
  | { type: 'answered'; key: string }
  | { type: 'accepted' }

/** How long an image can be answered, milliseconds. */
export const captchaLife = 300_000

/** No captcha at all. */
export const absentCaptcha: CaptchaState = { status: 'absent' }

/** An image on its way. */
export const initialCaptchaState: CaptchaState = { status: 'loading' }

/**
 * The key to be sent with an answer: the one of what is shown, `''` where no captcha is asked for; `null`
 * while nothing can be sent.
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

/** The captcha machine: one challenge at a time, answered once. */
export function captchaReducer(state: CaptchaState, event: CaptchaEvent): CaptchaState {
  switch (event.type) {
    case 'requested':
      return { status: 'loading' }
    case 'received':
      return { status: 'ready', captcha: event.captcha, obtainedAt: event.at }
    case 'request-failed':
      return { status: 'failed', message: event.message }
    case 'answered':
      return { status: 'answered', key: event.key }
    case 'accepted':
      if (state.status === 'ready') return { status: 'spent', captcha: state.captcha }
      return state.status === 'answered' ? { status: 'spent', captcha: null } : state
  }
}
