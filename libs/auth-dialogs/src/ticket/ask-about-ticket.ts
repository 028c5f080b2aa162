import { isPassing, toAuthError, type AuthError } from '../port/auth-error'
import { reportFault } from '../port/report-fault'

/** What one question about a ticket brought; `null` when it was given up. */
export type TicketAnswer<Confirmation> =
  | { type: 'still-waiting' }
  | { type: 'confirmed'; confirmation: Confirmation }
  /** A failure from which nothing about the ticket follows. */
  | { type: 'missed'; error: AuthError }
  /** The server knows the ticket no more. */
  | { type: 'expired' }
  | null

/** Puts one question and reads a failure by its kind: only a refusal is an answer. Never rejects. */
export async function askAboutTicket<Confirmation>(
  question: Promise<Confirmation | null>,
): Promise<TicketAnswer<Confirmation>> {
  try {
    const confirmation = await question
    return confirmation === null ? { type: 'still-waiting' } : { type: 'confirmed', confirmation }
  } catch (thrown) {
    const error = toAuthError(thrown)
    if (error.kind === 'aborted') return null
    if (error.kind === 'unknown') reportFault(thrown)
    const tellsNothing = isPassing(error) || error.kind === 'unknown' || error.kind === 'malformed'
    return tellsNothing ? { type: 'missed', error } : { type: 'expired' }
  }
}
