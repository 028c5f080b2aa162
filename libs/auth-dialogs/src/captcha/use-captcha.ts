import { useCallback, useEffect, useReducer } from 'react'
import { afterCommit } from '../effects/after-commit'
import { useLatest } from '../effects/use-latest'
import { useTask } from '../effects/use-task'
import { whenVisible } from '../effects/when-visible'
import { failureText } from '../provider/failure-text'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages } from '../provider/use-auth-messages'
import {
  captchaLife,
  captchaReducer,
  initialCaptchaState,
  type CaptchaState,
} from './captcha-machine'

/** The captcha picture of one form. */
export interface Captcha {
  state: CaptchaState
  /** Fetches a new picture in place of the present one. */
  refresh(): void
  /** Tells that the server took the answer: the picture stays, but is worth nothing any more. */
  accept(): void
}

/**
 * Fetches the captcha picture at mount, and again on {@link Captcha.refresh} and after its life.
 * @param onReplaced an answer to the former picture is void now
 */
export function useCaptcha(onReplaced: () => void): Captcha {
  const { backend } = useAuthContext().config
  const messages = useAuthMessages()
  const task = useTask()
  const [state, dispatch] = useReducer(captchaReducer, initialCaptchaState)
  const latest = useLatest({ backend, messages, onReplaced })

  const load = useCallback(() => {
    task.run((signal) => latest.current.backend.fetchCaptchaImage(signal), {
      done: (captcha) => dispatch({ type: 'received', captcha, at: Date.now() }),
      failed: (error) => {
        const message = failureText(error, latest.current.messages)
        dispatch({ type: 'request-failed', message: message ?? '' })
      },
    })
  }, [task, latest])

  const refresh = useCallback(() => {
    task.abort()
    dispatch({ type: 'requested' })
    latest.current.onReplaced()
    load()
  }, [task, latest, load])

  useEffect(() => afterCommit(load), [load])

  const obtainedAt = state.status === 'ready' ? state.obtainedAt : null
  useEffect(() => {
    if (obtainedAt === null) return
    let stop = () => clearTimeout(timer)
    const timer = setTimeout(
      () => {
        stop = whenVisible(refresh)
      },
      obtainedAt + captchaLife - Date.now(),
    )
    return () => stop()
  }, [obtainedAt, refresh])

  return { state, refresh, accept: () => dispatch({ type: 'accepted' }) }
}
