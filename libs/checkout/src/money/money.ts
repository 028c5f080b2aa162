/** Converts yuan to whole cents, so that sums and comparisons are exact. */
export function toCents(yuan: number): number {
  return Math.round(yuan * 100)
}

/** Subtracts a discount from a price, both in yuan. Never negative; calculated in cents. */
export function amountToPay(price: number, discount: number): number {
  return Math.max(0, toCents(price) - Math.max(0, toCents(discount))) / 100
}

/**
 * Returns the part of a discount that applies to a price, never more than the price. Amounts are in
 * yuan.
 */
export function appliedDiscount(price: number, discount: number): number {
  return (toCents(price) - toCents(amountToPay(price, discount))) / 100
}

/** Whether two amounts in yuan are equal to the cent. */
export function isSameAmount(one: number, other: number): boolean {
  return toCents(one) === toCents(other)
}
