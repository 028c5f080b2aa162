import { fallback, finite, number as numeric, pipe, safeInteger, transform, unknown } from 'valibot'

/** A number, also one sent as text. */
export const number = pipe(
  unknown(),
  transform((value) => (typeof value === 'string' && value.trim() ? Number(value) : value)),
  numeric(),
  finite(),
)

/** A whole number, also one sent as text. */
export const integer = pipe(number, safeInteger())

/** A number; 0 when it is missing or none. */
export const numberOrZero = fallback(number, 0)
