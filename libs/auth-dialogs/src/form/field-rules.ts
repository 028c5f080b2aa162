import type { AuthField, AuthFieldErrors, AuthFieldValues } from './auth-field'

/** Returns an error message, or `null` if the value is valid. */
export type FieldRule = (values: AuthFieldValues) => string | null

export type FieldRules = Readonly<Partial<Record<AuthField, FieldRule>>>

/** Rule for a required field. White space does not count. */
export function required(field: AuthField, message: string): FieldRule {
  return (values) => (values[field].trim() === '' ? message : null)
}

/**
 * Validates values against rules.
 *
 * @returns `null` if all are valid, else the messages and the first invalid field in the order of `fields`
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

/** The server cannot store a longer phone, and rejects it only after its SMS code has been used. */
const maxMobileLength = 20

/** Rule for a phone: required, and no longer than an account can have. */
export function mobileRule(missing: string, tooLong: string): FieldRule {
  return ({ mobile }) => {
    const { length } = Array.from(mobile.trim())
    if (length === 0) return missing
    return length > maxMobileLength ? tooLong : null
  }
}
