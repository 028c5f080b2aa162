/**
 * Masks the middle of a phone number: `138****0001`. Owners still recognize their numbers.
 *
 * @returns `****` for fewer than 7 characters; numbers below 11 digits show fewer of them
 */
export function maskMobile(mobile: string): string {
  if (mobile.length < 7) return '****'
  const [head, tail] = mobile.length < 11 ? [1, -2] : [3, -4]
  return `${mobile.slice(0, head)}****${mobile.slice(tail)}`
}
