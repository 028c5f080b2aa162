import type { AuthSmsSent } from '../port/auth-backend'
import type { AuthError } from '../port/auth-error'

/** How long a phone waits for its next code unless the server says otherwise, milliseconds. */
export const smsCooldown = 120_000

/** The longest waiting there is, milliseconds; a server that wants more refuses again after it. */
const longestCooldown = 600_000

/** What the server says of the next request, milliseconds; `null` when it says nothing. */
export function retryDelay({ retryAfter }: Pick<AuthError, 'retryAfter'>): number | null {
  // Foreign data: a backend may answer what its types do not allow.
  const seconds = Number(retryAfter)
  return seconds > 0 ? Math.min(seconds * 1000, longestCooldown) : null
}

/** How long a phone waits after this answer to its request, milliseconds. */
export function cooldownOf(sent: AuthSmsSent | void): number {
  return (sent ? retryDelay(sent) : null) ?? smsCooldown
}

/** How long a code can be used, milliseconds. */
export const smsCodeLife = 300_000

/**
 * The end of a phone's waiting, if a kept one can be true: further away than any waiting lasts, a clock
 * was set back since, and the waiting counts as over.
 */
export function smsDeadline(kept: number | null, now: number): number | null {
  // The clocks of one machine may still be corrected a little meanwhile.
  return kept !== null && kept - now <= longestCooldown + 5000 ? kept : null
}
