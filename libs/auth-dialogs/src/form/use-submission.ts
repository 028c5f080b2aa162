import { useTask } from '../effects/use-task'
import type { AuthAction } from '../port/auth-event'
import type { AuthVeto } from '../port/auth-veto'
import { failureText } from '../provider/failure-text'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages } from '../provider/auth-hooks'
import { type AuthField, fieldOfCode } from './auth-field'

/** What follows a submission. */
interface SubmissionEnd {
  done(): void
  /** It was stopped by the host or failed; `message` is `null` when nothing is to be said of it. */
  stopped(message: string | null, field?: AuthField): void
}

/** The sending of one kind of thing, once at a time. */
export interface Submission {
  /** Asks the host, then does the work; does nothing while another is under way. */
  run(
    work: (signal: AbortSignal) => Promise<void> | void,
    end: SubmissionEnd,
    mobile?: string,
  ): void
  /** Gives up what is under way; neither end is heard of. */
  abort(): void
}

/** Submits after the host's `beforeSubmit` allows it, and reports the outcome as events. */
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
