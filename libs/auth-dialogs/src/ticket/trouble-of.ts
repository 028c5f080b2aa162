import type { AuthMessages } from '../locales/auth-locale'
import type { AuthError } from '../port/auth-error'
import { failureText } from '../provider/failure-text'
import type { TicketTrouble } from './ticket-machine'

/** What a failure means for a ticket: no connection, or something that can be said. */
export function troubleOf(error: AuthError, messages: AuthMessages): TicketTrouble {
  return error.kind === 'offline'
    ? { status: 'offline' }
    : { status: 'failed', message: failureText(error, messages) ?? messages.unknownFailure }
}
