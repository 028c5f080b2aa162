import {
  useCallback,
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { afterCommit } from '../effects/after-commit'
import { useDeadline } from '../effects/use-deadline'
import { useOnChange } from '../effects/use-on-change'
import { useTask } from '../effects/use-task'
import { callBackend } from '../port/call-backend'
import type { AuthSmsScene } from '../port/auth-backend'
import type { AuthCaptchaAnswer } from '../port/auth-slot-props'
import { requireStrings } from '../port/require-strings'
import { useAuthContext } from '../provider/use-auth-context'
import { useBackend } from '../provider/auth-hooks'
import {
  absentCaptcha,
  type CaptchaState,
  captchaLifetime,
  captchaReducer,
  initialCaptchaState,
} from './captcha-machine'
import { useCaptchaKind } from './use-captcha-kind'

/** Returns a stable function that calls the latest `work`, for slots that use it in effects. */
function useStable<Args extends unknown[]>(work: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(work)
  // Runs before all other effects, because effects of a slot may already call the new function.
  useInsertionEffect(() => {
    latest.current = work
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

export interface CaptchaOptions {
  scene: AuthSmsScene
  /** Called with the answer to send, or `''` when the previous answer becomes invalid. */
  onAnswer(answer: string): void
}

/** Captcha of one form: an image, the host's own challenge in the slot `captcha`, or none. */
export interface Captcha {
  state: CaptchaState
  /** Number of the challenge, from 0. */
  round: number
  /** Replaces the challenge with a new one. */
  refresh(): void
  /** Marks the answer as accepted by the server. The challenge stays visible but cannot be used again. */
  accept(): void
  /** Sets the answer to the host's own challenge; `null` clears it. Stable between renders. */
  answer(answer: AuthCaptchaAnswer | null): void
}

/**
 * Fetches the captcha image on mount, on {@link Captcha.refresh} and when the image expires. Fetches none
 * if the host has its own challenge or the backend requires no captcha.
 */
export function useCaptcha({ scene, onAnswer }: CaptchaOptions): Captcha {
  const { emit } = useAuthContext()
  const backend = useBackend()
  const task = useTask()
  const [challenge, dispatch] = useReducer(captchaReducer, initialCaptchaState)
  const [round, setRound] = useState(0)
  const kind = useCaptchaKind()
  const state = kind === 'none' ? absentCaptcha : challenge

  const requestImage = useEffectEvent(() =>
    task.run(
      async (signal) =>
        requireStrings(
          await callBackend(
            (signal) => backend.fetchCaptchaImage?.(signal),
            signal,
            'fetchCaptchaImage',
          ),
          'key',
          'image',
        ),
      {
        done: (captcha) => dispatch({ type: 'received', captcha, at: Date.now() }),
        failed: () => dispatch({ type: 'request-failed' }),
      },
    ),
  )
  useEffect(() => {
    if (kind === 'image') return afterCommit(() => requestImage())
  }, [kind, round])

  const refresh = useStable(() => {
    task.abort()
    dispatch({ type: 'requested' })
    onAnswer('')
    setRound((round) => round + 1)
  })

  const answer = useStable((given: AuthCaptchaAnswer | null) => {
    // Without an answer to clear, keep the error of the previous one.
    if (given === null && state.status !== 'answered') return
    dispatch(given === null ? { type: 'requested' } : { type: 'answered', key: given.key })
    onAnswer(given?.answer ?? '')
  })

  useDeadline(state.status === 'ready' ? state.obtainedAt + captchaLifetime : null, refresh)

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
