import type { AuthScanTicket } from '../port/auth-backend'

/** How long a ticket lives by the API's word, milliseconds. */
const usualLife = 300_000

/** A longer life than this is not the ticket's, but a wrong clock's, milliseconds. */
const longestLife = 600_000

/**
 * When a scan ticket ends by the visitor's clock. The server's clock decides: with its time at the answer
 * the difference is known, and a ticket that came too late is over. Without it the clocks are taken to
 * agree. An impossible life means that they do not; then the usual life counts from now.
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
  return now + (isLate || (life > 0 && life <= longestLife) ? life : usualLife)
}
