/** What is left to pay after a discount, never below nothing. Amounts in yuan, counted in cents. */
export function amountToPay(price: number, discount: number): number {
  return Math.max(0, Math.round(price * 100) - Math.round(discount * 100)) / 100
}
