/**
 * A ratio as an exact percentage: 0.1 → `10%`, 0.155 → `15.5%`.
 *
 * @param ratio kept to 8 decimal places
 */
export function formatPercent(ratio: number): string {
  return ratio.toLocaleString('zh-CN', { style: 'percent', maximumFractionDigits: 6 })
}
