import { useState } from 'react'
import { useTask } from '../effects/use-task'
import type { AuthAction } from '../port/auth-event'
import type { AuthVeto } from '../port/auth-veto'
import { failureText } from '../provider/failure-text'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages } from '../provider/auth-hooks'
import { type AuthField, fieldOfCode } from './auth-field'

interface SubmissionOptions {
  /** Shows why the submission was stopped or failed; `null` if there is nothing to show. */
  stopped(message: string | null, field?: AuthField): void
  done?(): void
  mobile?: string
}

export interface Submission {
  isRunning: boolean
  /** Calls `beforeSubmit`, then `work`. Does nothing while another submission is running. */
  run(work: (signal: AbortSignal) => Promise<void> | void, options: SubmissionOptions): void
  /** Aborts the running submission without calling back. */
  abort(): void
}

/** Submits if the host's `beforeSubmit` allows it, one submission at a time, and emits events. */
export function useSubmission(action: AuthAction): Submission {
  const { config, emit } = useAuthContext()
  const messages = useAuthMessages()
  const task = useTask()
  const [isRunning, setRunning] = useState(false)
  return {
    isRunning,
    abort: task.abort,
    run(work, { done, stopped, mobile }) {
      async function send(signal: AbortSignal): Promise<AuthVeto | null> {
        const veto = (await config.beforeSubmit?.({ action, mobile }, signal)) ?? null
        signal.throwIfAborted()
        if (veto === null) {
          emit({ type: 'submitted', action })
          await work(signal)
        }
        return veto
      }
      setRunning(true)
      task.run(send, {
        done(veto) {
          setRunning(false)
          if (veto === null) {
            done?.()
            return
          }
          emit({ type: 'vetoed', action })
          if (veto === false) stopped(null)
          else stopped(veto.message, veto.field)
        },
        failed(error) {
          setRunning(false)
          const { kind, code = null } = error
          emit({ type: 'failed', action, kind, code })
          stopped(failureText(error, messages), fieldOfCode(code))
        },
      })
    },
  }
}
