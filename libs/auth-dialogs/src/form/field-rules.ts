import type { AuthField, AuthFieldErrors, AuthFieldValues } from './auth-field'

/** Says what is wrong with a field, or `null`. */
export type FieldRule = (values: AuthFieldValues) => string | null

/** Rules by field. */
export type FieldRules = Readonly<Partial<Record<AuthField, FieldRule>>>

/** A rule: the field must be filled in; blanks alone do not count. */
export function required(field: AuthField, message: string): FieldRule {
  return (values) => (values[field].trim() === '' ? message : null)
}

/**
 * Checks values against rules.
 * @returns `null` when all is well, else the messages and the first bad field in the order of `fields`.
 */
export function findErrors(
  fields: readonly AuthField[],
  rules: FieldRules,
  values: AuthFieldValues,
): { errors: AuthFieldErrors; first: AuthField } | null {
  const errors: Partial<Record<AuthField, string>> = {}
  let first: AuthField | null = null
  for (const field of fields) {
    const message = rules[field]?.(values) ?? null
    if (message === null) continue
    errors[field] = message
    first ??= field
  }
  return first === null ? null : { errors, first }
}

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
