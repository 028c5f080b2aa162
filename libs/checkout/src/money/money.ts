/** An amount in yuan as whole cents, in which sums and comparisons are exact. */
export function toCents(yuan: number): number {
  return Math.round(yuan * 100)
}

/** What is left to pay after a discount, never below nothing. Amounts in yuan, counted in cents. */
export function amountToPay(price: number, discount: number): number {
  return Math.max(0, toCents(price) - Math.max(0, toCents(discount))) / 100
}

/** What a discount really takes off a price, never more than the price. Amounts in yuan. */
export function discountTaken(price: number, discount: number): number {
  return (toCents(price) - toCents(amountToPay(price, discount))) / 100
}

/** Whether two amounts in yuan are the same to the cent. */
export function isSameAmount(one: number, other: number): boolean {
  return toCents(one) === toCents(other)
}
