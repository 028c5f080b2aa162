/**
 * An amount of money in words of the page: `¥99`, `¥1,299.50`.
 *
 * @param yuan amount in yuan (not in fen)
 */
export function formatYuan(yuan: number): string {
  const fractionDigits = Number.isInteger(yuan) ? 0 : 2
  return `¥${yuan.toLocaleString('zh-CN', {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  })}`
}
