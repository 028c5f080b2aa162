/** Number of columns of the plan cards. */
export interface PlanColumns {
  /** From 768 px. */
  tablet: number
  /** From 1024 px. */
  desktop: number
  /** Whether the last card spans two columns. */
  isLastWide: boolean
}

/**
 * Chooses the columns so that no card is alone in the last row: at most four, and 2 × 2 for four on
 * a tablet. From five on, the last card of an odd number spans two columns.
 */
export function planColumns(count: number): PlanColumns {
  if (count <= 3) return { tablet: count, desktop: count, isLastWide: false }
  const isLastWide = count % 2 === 1
  const places = isLastWide ? count + 1 : count
  const desktop = places % 4 === 0 ? 4 : places % 3 === 1 ? 2 : 3
  return { tablet: 2, desktop, isLastWide }
}
