/** How long a phone waits for its next code, milliseconds. */
export const smsCooldown = 120_000

/** How long a code can be used, milliseconds. */
export const smsCodeLife = 300_000

/**
 * The end of a phone's waiting, if a kept one can be true: further away than any waiting lasts, a clock
 * was set back since, and the waiting counts as over.
 */
export function smsDeadline(kept: number | null, now: number): number | null {
  // The clocks of one machine may still be corrected a little meanwhile.
  return kept !== null && kept - now <= smsCooldown + 5000 ? kept : null
}
