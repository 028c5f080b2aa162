import type { AuthMessages } from '../locales/auth-locale'
import type { AuthError } from '../port/auth-error'
import { failureText } from '../provider/failure-text'
import type { TicketFailure } from './ticket-machine'

/** What a failure means for a ticket: no connection, or a failure with a message. */
export function ticketFailureOf(error: AuthError, messages: AuthMessages): TicketFailure {
  return error.kind === 'offline'
    ? { status: 'offline' }
    : { status: 'failed', message: failureText(error, messages) ?? messages.unknownFailure }
}
