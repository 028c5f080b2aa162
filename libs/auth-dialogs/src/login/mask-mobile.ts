/**
 * A phone number without its middle (`138****0001`), enough for its owner to know it by; `null` when it
 * is too short to leave anything out.
 */
export function maskMobile(mobile: string): string | null {
  if (mobile.length < 7) return null
  const [head, tail] = mobile.length < 11 ? [1, -2] : [3, -4]
  return `${mobile.slice(0, head)}****${mobile.slice(tail)}`
}
