import { useTask } from '../effects/use-task'
import type { AuthAction } from '../port/auth-event'
import type { AuthVeto } from '../port/auth-veto'
import { failureText } from '../provider/failure-text'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages } from '../provider/auth-hooks'
import { type AuthField, fieldOfCode } from './auth-field'

interface SubmissionEnd {
  done(): void
  /** The host stopped the submission or it failed. `message` is null if there is nothing to show. */
  stopped(message: string | null, field?: AuthField): void
}

export interface Submission {
  /** Calls `beforeSubmit`, then `work`. Does nothing while another submission is running. */
  run(
    work: (signal: AbortSignal) => Promise<void> | void,
    end: SubmissionEnd,
    mobile?: string,
  ): void
  /** Aborts the running submission without calling back. */
  abort(): void
}

/** Submits if the host's `beforeSubmit` allows it, one submission at a time, and emits events. */
export function useSubmission(action: AuthAction): Submission {
  const { config, emit } = useAuthContext()
  const messages = useAuthMessages()
  const task = useTask()
  return {
    abort: task.abort,
    run(work, { done, stopped }, mobile) {
      async function send(signal: AbortSignal): Promise<AuthVeto | null> {
        const veto = (await config.beforeSubmit?.({ action, mobile }, signal)) ?? null
        signal.throwIfAborted()
        if (veto === null) {
          emit({ type: 'submitted', action })
          await work(signal)
        }
        return veto
      }
      task.run(send, {
        done(veto) {
          if (veto === null) {
            done()
            return
          }
          emit({ type: 'vetoed', action })
          if (veto === false) stopped(null)
          else stopped(veto.message, veto.field)
        },
        failed(error) {
          const { kind, code = null } = error
          emit({ type: 'failed', action, kind, code })
          stopped(failureText(error, messages), fieldOfCode(code))
        },
      })
    },
  }
}
