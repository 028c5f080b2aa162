import type { FieldRule } from './find-errors'

/** The server stores no longer phone; with one, the call breaks after the SMS code was spent. */
const longestMobile = 20

/** A rule: the phone must be there, and one that an account can have. */
export function mobileRule(missing: string, tooLong: string): FieldRule {
  return ({ mobile }) => {
    const { length } = Array.from(mobile.trim())
    if (length === 0) return missing
    return length > longestMobile ? tooLong : null
  }
}
