import { pipe, rawTransform, unknown } from 'valibot'

/**
 * A schema from the step that turns what was sent into what is meant; `undefined` means that it is
 * unreadable.
 */
// @__NO_SIDE_EFFECTS__
export function sent<Value>(read: (value: unknown) => Value | undefined) {
  return pipe(
    unknown(),
    rawTransform(({ dataset, addIssue, NEVER }): Value => {
      const value = read(dataset.value)
      if (value !== undefined) return value
      addIssue()
      return NEVER
    }),
  )
}

/** `null` in the place of the empty list that the wire sends for nothing. */
export const nothingToNull = (value: unknown) =>
  Array.isArray(value) && value.length === 0 ? null : value
