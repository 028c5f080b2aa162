import type { VipPlan } from '@shuyuan/api'

/** A selling point, and the plans that have it. */
export interface ComparedFeature {
  feature: string
  planIds: ReadonlySet<number>
}

/** What a plan says of itself, and what the plans say that it names as included. */
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
 * The selling points of all plans beside each other. They are free text of the school, so equal ones are
 * taken for the same.
 *
 * @param includesPlan the selling point that stands for all those of the plan it names
 * @returns `[]` where no two plans have one in common: there is nothing to compare
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
