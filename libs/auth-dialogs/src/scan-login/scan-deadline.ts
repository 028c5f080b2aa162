import type { AuthScanTicket } from '../port/auth-backend'
import { requireStrings } from '../port/require-strings'

/** Lifetime of a ticket according to the API, in ms. */
const defaultLifetime = 300_000

/** A longer lifetime means that the clocks differ, in ms. */
const maxLifetime = 600_000

/**
 * Returns when a scan ticket expires by the visitor's clock. `serverTime` corrects the difference between
 * the clocks. Without it, the clocks are assumed to agree, unless the lifetime would be impossible; then the
 * ticket gets the usual lifetime from now.
 */
export function scanDeadline(
  {
    expiresAt,
    serverTime,
  }: Pick<AuthScanTicket, 'expiresAt'> & { serverTime?: number | null | undefined },
  now: number,
): number {
  const life = expiresAt - (serverTime ?? now)
  const isLate = typeof serverTime === 'number' && life <= 0
  return now + (isLate || (life > 0 && life <= maxLifetime) ? life : defaultLifetime)
}

/** A scan ticket with its expiry by the visitor's clock. */
export type ScanTicketShown = AuthScanTicket & { deadline: number }

/** Adds the expiry to the ticket of a backend. Throws if its URL or key is missing. */
export function readScanTicket(answer: AuthScanTicket): ScanTicketShown {
  const ticket = requireStrings(answer, 'url', 'key')
  return { ...ticket, deadline: scanDeadline(ticket, Date.now()) }
}
