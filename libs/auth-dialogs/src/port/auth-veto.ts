import type { AuthField } from '../form/auth-field'
import type { AuthAction } from './auth-event'

/** What `beforeSubmit` is asked about. */
export interface AuthSubmission {
  action: AuthAction
  /** The phone typed, where the action has one. */
  mobile?: string
}

/** Stops a submission: `false` without a word, otherwise with a message, at its field if it has one. */
export type AuthVeto = false | { message: string; field?: AuthField }
