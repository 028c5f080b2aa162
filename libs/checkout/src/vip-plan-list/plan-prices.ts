import type { VipPlan } from '@shuyuan/api'

/**
 * Finds the plan with the lowest price per day. Compares without division, so that ties are exact.
 *
 * @returns its ID; `null` if there is nothing to compare or a tie
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

/**
 * Returns the plan that savings are relative to: the shortest one, or the cheapest of the shortest.
 */
export function shortestPlan(plans: readonly VipPlan[]): VipPlan | null {
  const [shortest] = plans
    .filter(({ days, price }) => days > 0 && price > 0)
    .sort((one, other) => one.days - other.days || one.price - other.price)
  return shortest ?? null
}

/**
 * Returns what a plan saves over repeating the shortest one for as many days.
 *
 * @returns whole yuan, rounded down; 0 if it saves nothing
 */
export function planSaving(plan: VipPlan, shortest: VipPlan | null): number {
  if (shortest === null || plan.days <= shortest.days) return 0
  return Math.max(0, Math.floor((shortest.price * plan.days) / shortest.days - plan.price))
}

/** Returns the price per day in yuan, rounded to the cent; `null` for a plan without days. */
export function pricePerDay({ price, days }: VipPlan): number | null {
  return days > 0 ? Math.round((price / days) * 100) / 100 : null
}
