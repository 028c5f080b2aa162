/** An amount in yuan as whole cents, in which sums and comparisons are exact. */
export function toCents(yuan: number): number {
  return Math.round(yuan * 100)
}
