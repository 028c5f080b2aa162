/**
 * Formats a number: `980`, `12,800`, `1,299.50`. Returns `''` if the value is not a number.
 *
 * Does not use `Intl`, because its first use loads data, which blocks a slow phone for 60 ms.
 */
export function formatNumber(value: number | null | undefined, fractionDigits = 0): string {
  return value || value === 0
    ? value.toFixed(fractionDigits).replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, ',')
    : ''
}
