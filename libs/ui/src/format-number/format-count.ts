import { formatNumber } from './format-number'

/**
 * A large count as people read it: `9,800`, from 10,000 on `1.5 万`. Rounded down, so that it never
 * promises more than there is.
 */
export function formatCount(count: number): string {
  return count < 10_000 ? formatNumber(count) : `${Math.floor(count / 1000) / 10} 万`
}
