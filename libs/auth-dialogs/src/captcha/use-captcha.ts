import { useCallback, useEffect, useReducer, useState } from 'react'
import { useLatest } from '../effects/use-latest'
import { afterCommit } from '../effects/after-commit'
import { useDeadline } from '../effects/use-deadline'
import { useOnChange } from '../effects/use-on-change'
import { useTask } from '../effects/use-task'
import type { AuthSmsScene } from '../port/auth-backend'
import type { AuthCaptchaAnswer } from '../provider/auth-slots'
import { failureText } from '../provider/failure-text'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages, useBackend } from '../provider/auth-hooks'
import {
  type CaptchaState,
  captchaLife,
  captchaReducer,
  initialCaptchaState,
} from './captcha-machine'

/** A function that stays the same between renders and does what the one of the latest render does. */
function useStable<Args extends unknown[]>(work: (...args: Args) => void): (...args: Args) => void {
  const latest = useLatest(work)
  return useCallback((...args: Args) => latest.current(...args), [latest])
}

/** What {@link useCaptcha} works with. */
export interface CaptchaOptions {
  scene: AuthSmsScene
  /** Takes what is to be sent as the answer from now on; `''` when a former answer is void. */
  onAnswer(answer: string): void
}

/** The captcha of one form: our image, or a challenge of the host's own in the slot `captcha`. */
export interface Captcha {
  state: CaptchaState
  /** Counts the challenges, from 0. */
  round: number
  /** Gets a new challenge in place of the present one. */
  refresh(): void
  /** Tells that the server took the answer: the challenge stays, but is worth nothing any more. */
  accept(): void
  /** Takes the answer to a challenge of the host's own, `null` takes it back; always the same function. */
  answer(answer: AuthCaptchaAnswer | null): void
}

/**
 * Fetches the captcha image at mount, and again on {@link Captcha.refresh} and after its life. Where
 * the host has a challenge of its own, no image is fetched.
 */
export function useCaptcha({ scene, onAnswer }: CaptchaOptions): Captcha {
  const { config, emit } = useAuthContext()
  const backend = useBackend()
  const messages = useAuthMessages()
  const task = useTask()
  const [state, dispatch] = useReducer(captchaReducer, initialCaptchaState)
  const [round, setRound] = useState(0)
  const isOwn = config.slots?.captcha === undefined
  const latest = useLatest({ backend, messages })

  useEffect(() => {
    if (!isOwn) return
    return afterCommit(() => {
      task.run((signal) => latest.current.backend.fetchCaptchaImage(signal), {
        done: (captcha) => dispatch({ type: 'received', captcha, at: Date.now() }),
        failed(error) {
          const message = failureText(error, latest.current.messages) ?? ''
          dispatch({ type: 'request-failed', message })
        },
      })
    })
  }, [isOwn, round, task, latest])

  const refresh = useStable(() => {
    task.abort()
    dispatch({ type: 'requested' })
    onAnswer('')
    setRound((round) => round + 1)
  })

  const answer = useStable((given: AuthCaptchaAnswer | null) => {
    // With nothing to take back, what is said of the last answer stays.
    if (given === null && state.status !== 'answered') return
    dispatch(given === null ? { type: 'requested' } : { type: 'answered', key: given.key })
    onAnswer(given?.answer ?? '')
  })

  useDeadline(state.status === 'ready' ? state.obtainedAt + captchaLife : null, refresh)

  const didFail = state.status === 'failed'
  useEffect(() => {
    if (!didFail) return
    window.addEventListener('online', refresh)
    return () => window.removeEventListener('online', refresh)
  }, [didFail, refresh])

  const shown = !isOwn || state.status === 'ready' ? round : null
  useOnChange(shown, () => {
    if (shown !== null) emit({ type: 'captcha-shown', scene })
  })

  return { state, round, refresh, accept: () => dispatch({ type: 'accepted' }), answer }
}
