import type { VipPlan } from '@shuyuan/api'

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

/**
 * The plan whose day costs less than that of every other. Compared without dividing, so that plans
 * of equal cost stay equal.
 *
 * @returns its id; `null` where there is nothing to compare or several are as cheap
 */
export function cheapestPerDay(plans: readonly VipPlan[]): number | null {
  const comparable = plans.filter(({ days, price }) => days > 0 && price > 0)
  if (comparable.length < 2 || comparable.length < plans.length) return null
  const isCheaper = (one: VipPlan, other: VipPlan) =>
    one.price * other.days < other.price * one.days
  const cheapest = comparable.find((plan) =>
    comparable.every((other) => other === plan || isCheaper(plan, other)),
  )
  return cheapest?.id ?? null
}
