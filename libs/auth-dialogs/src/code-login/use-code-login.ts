import { useEffect, useState } from 'react'
import { afterCommit } from '../effects/after-commit'
import { useLatest } from '../effects/use-latest'
import { useTask } from '../effects/use-task'
import { assertToken } from '../port/assert-token'
import { failureText } from '../provider/failure-text'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages, useBackend } from '../provider/auth-hooks'

/** Where the use of a login code stands. */
export type CodeLoginState =
  /** No code was given yet. */
  | { status: 'idle' }
  | { status: 'exchanging' }
  | { status: 'signed-in' }
  /** The bind-mobile dialog is open for it. */
  | { status: 'needs-binding' }
  | { status: 'failed'; message: string }

/**
 * Uses the login code with which a third-party login comes back: hands the token to `onSignedIn`, or
 * opens the bind-mobile dialog. Each code is exchanged once per mount, also under StrictMode; to give a
 * code only once per visit is up to the caller, who owns the address bar.
 */
export function useCodeLogin(code: string | null): CodeLoginState {
  const { config, emit, open } = useAuthContext()
  const backend = useBackend()
  const messages = useAuthMessages()
  const task = useTask()
  const [state, setState] = useState<CodeLoginState>({ status: 'idle' })
  const latest = useLatest({ config, backend, emit, open, messages })

  useEffect(() => {
    if (code === null) return
    const undo = afterCommit(() => {
      setState({ status: 'exchanging' })
      task.run(
        async (signal) => {
          const result = await latest.current.backend.exchangeLoginCode({ code }, signal)
          signal.throwIfAborted()
          if (result.kind === 'signed-in') {
            assertToken(result.token)
            await latest.current.config.onSignedIn(result.token, { via: 'code' })
            latest.current.emit({ type: 'signed-in', via: 'code' })
          }
          return result
        },
        {
          done(result) {
            if (result.kind === 'bind-mobile') {
              latest.current.open('bind-mobile', { code: result.code, scene: 'mobile_bind' })
            }
            setState({ status: result.kind === 'signed-in' ? 'signed-in' : 'needs-binding' })
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
