import { type AuthError, isTransient, reportUnexpectedError, toAuthError } from '../port/auth-error'

/** Result of one poll; `null` if it was aborted. */
export type PollResult<Confirmation> =
  | { type: 'still-waiting' }
  | { type: 'confirmed'; confirmation: Confirmation }
  /** A failure that says nothing about the ticket. */
  | { type: 'missed'; error: AuthError }
  /** The server rejected the ticket. */
  | { type: 'expired' }
  | null

/** Converts the outcome of one poll to a result. Only a refusal expires the ticket. Never rejects. */
export async function pollTicket<Confirmation>(
  question: Promise<Confirmation | null>,
): Promise<PollResult<Confirmation>> {
  try {
    const confirmation = await question
    return confirmation === null ? { type: 'still-waiting' } : { type: 'confirmed', confirmation }
  } catch (thrown) {
    const error = toAuthError(thrown)
    if (error.kind === 'aborted') return null
    if (error.kind === 'unknown') reportUnexpectedError(thrown)
    const isMissed = isTransient(error) || error.kind === 'unknown' || error.kind === 'malformed'
    return isMissed ? { type: 'missed', error } : { type: 'expired' }
  }
}
