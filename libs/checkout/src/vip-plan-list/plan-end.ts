const dayMs = 86_400_000

/**
 * Returns when a plan bought now would expire. Its days extend the running plan.
 *
 * @param runsUntil ISO date and time when the running plan expires
 */
export function planEnd(runsUntil: string, days: number): Date {
  return new Date(Date.parse(runsUntil) + days * dayMs)
}

/** Returns the whole days until a time, at least 1. */
export function daysUntil(runsUntil: string, now = new Date()): number {
  return Math.max(1, Math.ceil((Date.parse(runsUntil) - now.getTime()) / dayMs))
}
