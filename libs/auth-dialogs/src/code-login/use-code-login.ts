import { useEffect, useState } from 'react'
import { afterCommit } from '../effects/after-commit'
import { useLatest } from '../effects/use-latest'
import { useTask } from '../effects/use-task'
import { callBackend } from '../port/call-backend'
import type { AuthCodeResult } from '../port/auth-backend'
import { isSecondFactor } from '../port/auth-sign-in'
import { requireStrings } from '../port/require-strings'
import { failureText } from '../provider/failure-text'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages, useBackend } from '../provider/auth-hooks'
import { useSignIn } from '../provider/use-sign-in'

export type CodeLoginState =
  /** `code` is null. */
  | { status: 'idle' }
  | { status: 'exchanging' }
  | { status: 'signed-in' }
  /** The bind-mobile dialog is open. */
  | { status: 'needs-binding' }
  /** The second-factor dialog is open. */
  | { status: 'needs-second-factor' }
  | { status: 'failed'; message: string }

function statusAfter(result: AuthCodeResult) {
  if (result.kind === 'bind-mobile') return 'needs-binding'
  return isSecondFactor(result) ? 'needs-second-factor' : 'signed-in'
}

/**
 * Exchanges the login code that a third-party login returns in the URL: passes the token to `onSignedIn`, or
 * opens the bind-mobile dialog. Exchanges each code once per mount, also under StrictMode. The caller
 * removes the code from the URL so that a reload does not exchange it again.
 */
export function useCodeLogin(code: string | null): CodeLoginState {
  const { open } = useAuthContext()
  const backend = useBackend()
  const messages = useAuthMessages()
  const signIn = useSignIn()
  const task = useTask()
  const [state, setState] = useState<CodeLoginState>({ status: 'idle' })
  const latest = useLatest({ backend, open, messages, signIn })

  useEffect(() => {
    if (code === null) return
    const undo = afterCommit(() => {
      setState({ status: 'exchanging' })
      task.run(
        async (signal) => {
          const { backend } = latest.current
          const result = await callBackend(
            (signal) => backend.exchangeLoginCode?.({ code }, signal),
            signal,
            'exchangeLoginCode',
          )
          signal.throwIfAborted()
          if (result?.kind === 'bind-mobile') return requireStrings(result, 'code')
          await latest.current.signIn(result, 'code')
          return result
        },
        {
          done(result) {
            if (result.kind === 'bind-mobile') {
              latest.current.open('bind-mobile', { code: result.code, scene: 'mobile_bind' })
            }
            setState({ status: statusAfter(result) })
          },
          failed(error) {
            const { messages } = latest.current
            const message = failureText(error, messages) ?? messages.unknownFailure
            setState({ status: 'failed', message })
          },
        },
      )
    })
    return () => {
      undo()
      task.abort()
    }
  }, [code, task, latest])

  return state
}
