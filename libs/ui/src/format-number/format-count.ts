import { formatNumber } from './format-number'

/**
 * Formats a large count: `9,800`, or `1.5 万` from 10,000 on. It is rounded down so that it never overstates
 * the count. Returns `''` if the value is not a number.
 */
export function formatCount(count: number | null | undefined): string {
  const known = count ?? NaN
  return known >= 10_000 ? `${Math.floor(known / 1000) / 10} 万` : formatNumber(known)
}
