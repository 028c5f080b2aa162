import { toCents } from './to-cents'

/** What is left to pay after a discount, never below nothing. Amounts in yuan, counted in cents. */
export function amountToPay(price: number, discount: number): number {
  return Math.max(0, toCents(price) - Math.max(0, toCents(discount))) / 100
}
