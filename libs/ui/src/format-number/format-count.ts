import { formatNumber } from './format-number'

/**
 * A large count as people read it: `9,800`, from 10,000 on `1.5 万`. Rounded down, so that it never
 * promises more than there is; `''` for what is no number.
 */
export function formatCount(count: number | null | undefined): string {
  const known = count ?? NaN
  return known >= 10_000 ? `${Math.floor(known / 1000) / 10} 万` : formatNumber(known)
}
