/** How cards stand beside each other. */
export interface PlanColumns {
  /** From 768 px. */
  tablet: number
  /** From 1024 px. */
  desktop: number
  /** The last card takes two columns. */
  isLastWide: boolean
}

/**
 * As many columns as fit so that no card stands alone in the last row: up to four beside each other, four as
 * 2 × 2 on a tablet. With five, seven, … the last one takes two columns.
 */
export function planColumns(count: number): PlanColumns {
  if (count <= 3) return { tablet: count, desktop: count, isLastWide: false }
  const isLastWide = count % 2 === 1
  const places = isLastWide ? count + 1 : count
  const desktop = places % 4 === 0 ? 4 : places % 3 === 1 ? 2 : 3
  return { tablet: 2, desktop, isLastWide }
}
