const dayMs = 86_400_000

/**
 * When a plan bought now would end: its days are added to a plan that is still running.
 *
 * @param runsUntil ISO instant of the running plan's end
 */
export function planEnd(runsUntil: string, days: number): Date {
  return new Date(Date.parse(runsUntil) + days * dayMs)
}

/** Whole days until an instant, at least 1 while it lies ahead. */
export function daysUntil(runsUntil: string, now: Date): number {
  return Math.max(1, Math.ceil((Date.parse(runsUntil) - now.getTime()) / dayMs))
}
