import type { AuthSmsSent } from '../port/auth-backend'
import type { AuthError } from '../port/auth-error'

/** How long a phone waits before its next code unless the server says otherwise, in ms. */
export const smsCooldown = 120_000

/** Longest wait, in ms. A server that requires more rejects the request again. */
const maxCooldown = 600_000

/** Delay until the next request, in ms; `null` if the server does not specify one. */
export function retryDelay({ retryAfter }: Pick<AuthError, 'retryAfter'>): number | null {
  // A JavaScript backend may return what its types do not allow.
  const seconds = Number(retryAfter)
  return seconds > 0 ? Math.min(seconds * 1000, maxCooldown) : null
}

/** How long a phone waits after this response, in ms. */
export function cooldownOf(sent: AuthSmsSent | void): number {
  return (sent ? retryDelay(sent) : null) ?? smsCooldown
}

/** How long a code can be used, in ms. */
export const smsCodeLifetime = 300_000

/**
 * Returns a stored deadline, or `null` if it is too far in the future to be real because the clock was set
 * back since.
 */
export function smsDeadline(kept: number | null, now: number): number | null {
  // Tolerates small corrections of the clock.
  return kept !== null && kept - now <= maxCooldown + 5000 ? kept : null
}
