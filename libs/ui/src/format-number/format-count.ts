import { formatNumber } from './format-number'

/**
 * A large count as people read it: `9,800`, from 10,000 on `1.5 万`. Rounded down, so that it never
 * promises more than there is.
 */
export function formatCount(count: number): string {
  if (count < 10_000) return formatNumber(count)
  const tenths = Math.floor(count / 1000)
  return `${formatNumber(tenths / 10, tenths % 10 === 0 ? 0 : 1)} 万`
}
