import type { VipPlan } from '@shuyuan/api'

const daysOfYear = 366

/**
 * The plan to recommend: the cheapest per day among those of at most a year, as nobody should be
 * pushed to pay for longer. None where there is nothing to compare.
 *
 * @returns its id, or `null`
 */
export function recommendedPlanId(plans: readonly VipPlan[]): number | null {
  const comparable = plans.filter(({ days, price }) => days > 0 && days <= daysOfYear && price > 0)
  if (plans.length < 2 || comparable.length === 0) return null
  return comparable.reduce((best, plan) =>
    plan.price / plan.days < best.price / best.days ? plan : best,
  ).id
}
