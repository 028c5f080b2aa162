import type { VipPlan } from '@shuyuan/api'

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

/** The plan that savings are told against: the shortest one, and of several the cheapest. */
export function shortestPlan(plans: readonly VipPlan[]): VipPlan | null {
  const [shortest] = plans
    .filter(({ days, price }) => days > 0 && price > 0)
    .sort((one, other) => one.days - other.days || one.price - other.price)
  return shortest ?? null
}

/**
 * What a plan saves against buying the shortest one again and again for as many days.
 *
 * @returns whole yuan, rounded down; 0 where it saves nothing
 */
export function savingOf(plan: VipPlan, shortest: VipPlan | null): number {
  if (shortest === null || plan.days <= shortest.days) return 0
  return Math.max(0, Math.floor((shortest.price * plan.days) / shortest.days - plan.price))
}

/** What one day of a plan costs, in yuan to the cent; `null` for a plan without days. */
export function pricePerDay({ price, days }: VipPlan): number | null {
  return days > 0 ? Math.round((price / days) * 100) / 100 : null
}
