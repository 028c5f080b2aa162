/**
 * A mobile number with its middle hidden: `138****0001`.
 *
 * @param mobile digits; short ones are hidden altogether
 */
export function hideMiddleDigits(mobile: string): string {
  return mobile.length < 8 ? '****' : `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
}
