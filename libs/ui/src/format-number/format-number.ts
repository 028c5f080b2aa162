/**
 * A number in words of the page: `980`, `12,800`, `1,299.50`; `''` for what is no number.
 *
 * The first use of `Intl` loads data, which holds the page of a slow phone for 60 ms; this needs none.
 */
export function formatNumber(value: number | null | undefined, fractionDigits = 0): string {
  return value || value === 0
    ? value.toFixed(fractionDigits).replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, ',')
    : ''
}
