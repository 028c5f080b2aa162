/**
 * Page numbers to offer: first, last, and the current one with its neighbors; `null` is a gap.
 * A gap never hides a single page.
 */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (n) => n === 1 || n === pageCount || Math.abs(n - page) <= 1,
  )
  return shown.flatMap((n, index) => {
    const previous = shown[index - 1] ?? n - 1
    const missing = n - previous - 1
    if (missing === 0) return [n]
    return missing === 1 ? [n - 1, n] : [null, n]
  })
}
