import type { AuthScanTicket } from '../port/auth-backend'

const usualLife = 300_000
const longestLife = 600_000

/**
 * When a scan ticket ends by the visitor's clock. The server's clock decides: with its time at the answer
 * the difference is known; without it, a life that no ticket has tells that the visitor's clock is wrong,
 * and the usual life counts from now.
 */
export function scanDeadline(
  { expiresAt, serverTime }: Pick<AuthScanTicket, 'expiresAt' | 'serverTime'>,
  now: number,
): number {
  const life = expiresAt - (serverTime ?? now)
  const isCredible = serverTime !== undefined || (life > 0 && life <= longestLife)
  return now + (isCredible ? Math.max(0, life) : usualLife)
}
