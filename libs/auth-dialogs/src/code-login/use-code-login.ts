import { useEffect, useEffectEvent, useState } from 'react'
import { afterCommit } from '../effects/after-commit'
import { useTask } from '../effects/use-task'
import { callBackend } from '../port/call-backend'
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
  | { status: 'failed'; message: string }

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

  async function exchange(code: string, signal: AbortSignal) {
    const result = await callBackend(
      (signal) => backend.exchangeLoginCode?.({ code }, signal),
      signal,
      'exchangeLoginCode',
    )
    signal.throwIfAborted()
    if (result?.kind === 'bind-mobile') return requireStrings(result, 'code')
    await signIn(result, 'code')
    return result
  }
  const start = useEffectEvent((code: string) => {
    setState({ status: 'exchanging' })
    task.run((signal) => exchange(code, signal), {
      done(result) {
        const needsBinding = result.kind === 'bind-mobile'
        if (needsBinding) open('bind-mobile', { code: result.code, scene: 'mobile_bind' })
        setState({ status: needsBinding ? 'needs-binding' : 'signed-in' })
      },
      failed(error) {
        const message = failureText(error, messages) ?? messages.unknownFailure
        setState({ status: 'failed', message })
      },
    })
  })

  useEffect(() => {
    if (code === null) return
    const undo = afterCommit(() => start(code))
    return () => {
      undo()
      task.abort()
    }
  }, [code, task])

  return state
}
