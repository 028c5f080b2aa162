/**
 * Hides the middle of a phone number: `138****0001`. The owner can recognize it, others cannot call it.
 *
 * @returns `****` for fewer than 7 characters, and less of numbers below 11
 */
export function maskMobile(mobile: string): string {
  if (mobile.length < 7) return '****'
  const [head, tail] = mobile.length < 11 ? [1, -2] : [3, -4]
  return `${mobile.slice(0, head)}****${mobile.slice(tail)}`
}
