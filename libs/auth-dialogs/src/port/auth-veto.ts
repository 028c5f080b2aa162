import type { AuthField } from '../form/auth-field'
import type { AuthAction } from './auth-event'

/** A submission, as passed to `beforeSubmit`. */
export interface AuthSubmission {
  action: AuthAction
  /** The phone, if the action has one. */
  mobile?: string
}

/** Stops a submission: `false` silently, an object with a message, at `field` if given. */
export type AuthVeto = false | { message: string; field?: AuthField }
