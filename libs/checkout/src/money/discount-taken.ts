import { amountToPay } from './amount-to-pay'
import { toCents } from './to-cents'

/** What a discount really takes off a price, never more than the price. Amounts in yuan. */
export function discountTaken(price: number, discount: number): number {
  return (toCents(price) - toCents(amountToPay(price, discount))) / 100
}
