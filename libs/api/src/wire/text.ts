import { fallback, nonEmpty, pipe, string, transform, unknown } from 'valibot'

/** Text, also one sent as a number. */
export const text = pipe(
  unknown(),
  transform((value) => (typeof value === 'number' ? String(value) : value)),
  string(),
)

/** Text with at least one character. */
export const filledText = pipe(text, nonEmpty())

/** Text; `''` when it is missing or none. */
export const textOrEmpty = fallback(text, '')

/** Text; `null` when it is missing, empty or none. */
export const textOrNull = fallback(
  pipe(
    text,
    transform((value) => value || null),
  ),
  null,
)
