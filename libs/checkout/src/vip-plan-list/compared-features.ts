import type { VipPlan } from '@shuyuan/api'

/** A selling point and the plans that have it. */
export interface ComparedFeature {
  feature: string
  planIds: ReadonlySet<number>
}

/** Returns the selling points of a plan and of the plans that it includes. */
function featuresOf(
  plan: VipPlan,
  plans: readonly VipPlan[],
  includesPlan: (name: string) => string,
  seen = new Set<VipPlan>(),
): string[] {
  if (seen.has(plan)) return []
  seen.add(plan)
  return plan.features.flatMap((feature) => {
    const included = plans.find(({ name }) => feature === includesPlan(name))
    return included === undefined ? [feature] : featuresOf(included, plans, includesPlan, seen)
  })
}

/**
 * Lists the selling points of all plans. They are free text, so equal texts count as the same.
 *
 * @param includesPlan returns the selling point that includes those of the named plan
 * @returns `[]` if no two plans have one in common, so there is nothing to compare
 */
export function comparedFeatures(
  plans: readonly VipPlan[],
  includesPlan: (name: string) => string,
): ComparedFeature[] {
  const plansOf = new Map<string, Set<number>>()
  for (const plan of plans) {
    for (const feature of featuresOf(plan, plans, includesPlan)) {
      plansOf.set(feature, (plansOf.get(feature) ?? new Set()).add(plan.id))
    }
  }
  const rows = Array.from(plansOf, ([feature, planIds]) => ({ feature, planIds }))
  return rows.some(({ planIds }) => planIds.size > 1) ? rows : []
}
