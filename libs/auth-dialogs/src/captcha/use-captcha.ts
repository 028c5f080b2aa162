import { useCallback, useEffect, useReducer, useState } from 'react'
import { useLatest } from '../effects/use-latest'
import { afterCommit } from '../effects/after-commit'
import { useDeadline } from '../effects/use-deadline'
import { useOnChange } from '../effects/use-on-change'
import { useTask } from '../effects/use-task'
import { askBackend } from '../port/ask-backend'
import type { AuthSmsScene } from '../port/auth-backend'
import type { AuthCaptchaAnswer } from '../port/auth-slot-props'
import { filled } from '../port/filled'
import { failureText } from '../provider/failure-text'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages, useBackend } from '../provider/auth-hooks'
import {
  absentCaptcha,
  type CaptchaState,
  captchaLife,
  captchaReducer,
  initialCaptchaState,
} from './captcha-machine'
import { useCaptchaKind } from './use-captcha-kind'

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

/** The captcha of one form: our image, a challenge of the host's own in the slot `captcha`, or none. */
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
 * Fetches the captcha image at mount, and again on {@link Captcha.refresh} and after its life. No image
 * is fetched where the host has a challenge of its own, or the backend asks for none.
 */
export function useCaptcha({ scene, onAnswer }: CaptchaOptions): Captcha {
  const { emit } = useAuthContext()
  const backend = useBackend()
  const messages = useAuthMessages()
  const task = useTask()
  const [challenge, dispatch] = useReducer(captchaReducer, initialCaptchaState)
  const [round, setRound] = useState(0)
  const kind = useCaptchaKind()
  const state = kind === 'none' ? absentCaptcha : challenge
  const latest = useLatest({ backend, messages })

  useEffect(() => {
    if (kind !== 'image') return
    return afterCommit(() => {
      const fetchImage = (signal: AbortSignal) => latest.current.backend.fetchCaptchaImage?.(signal)
      async function requestImage(signal: AbortSignal) {
        return filled(await askBackend(fetchImage, signal, 'fetchCaptchaImage'), 'key', 'image')
      }
      task.run(requestImage, {
        done: (captcha) => dispatch({ type: 'received', captcha, at: Date.now() }),
        failed(error) {
          const message = failureText(error, latest.current.messages) ?? ''
          dispatch({ type: 'request-failed', message })
        },
      })
    })
  }, [kind, round, task, latest])

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

  const shown = kind === 'slot' || state.status === 'ready' ? round : null
  useOnChange(shown, () => {
    if (shown !== null) emit({ type: 'captcha-shown', scene })
  })

  return { state, round, refresh, accept: () => dispatch({ type: 'accepted' }), answer }
}
