import { formatNumber } from '../format-number/format-number'

/**
 * Formats an amount of money: `¥99`, `¥1,299.50`. Returns `''` if it is not a number.
 *
 * @param yuan amount in yuan (not in fen)
 */
export function formatYuan(yuan: number | null | undefined): string {
  const amount = formatNumber(yuan, Number.isInteger(yuan) ? 0 : 2)
  return amount && `¥${amount}`
}
