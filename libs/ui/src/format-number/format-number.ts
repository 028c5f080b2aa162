/**
 * A number in words of the page: `980`, `12,800`, `1,299.50`.
 *
 * The first use of `Intl` loads data, which holds the page of a slow phone for 60 ms; this needs none.
 */
export function formatNumber(value: number, fractionDigits = 0): string {
  return value.toFixed(fractionDigits).replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, ',')
}
