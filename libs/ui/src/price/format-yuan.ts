import { formatNumber } from '../format-number/format-number'

/**
 * An amount of money in words of the page: `¥99`, `¥1,299.50`; `''` for what is no number.
 *
 * @param yuan amount in yuan (not in fen)
 */
export function formatYuan(yuan: number | null | undefined): string {
  const amount = formatNumber(yuan, Number.isInteger(yuan) ? 0 : 2)
  return amount && `¥${amount}`
}
