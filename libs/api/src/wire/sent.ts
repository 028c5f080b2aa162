import { pipe, rawTransform, unknown } from 'valibot'
import type { GenericSchema } from 'valibot'
import { explain } from './explain'

// Bundlers put the mode in its place, as for React.
declare const process: { env: { NODE_ENV?: string } }

/**
 * A schema from the step that turns what was sent into what is meant; `undefined` means that it is
 * unreadable.
 *
 * @param expected what is meant, for developers: a type, or a list by the schema of its rows
 */
// @__NO_SIDE_EFFECTS__
export function sent<Value>(
  read: (value: unknown) => Value | undefined,
  expected?: string | GenericSchema,
) {
  return pipe(
    unknown(),
    rawTransform(({ dataset, addIssue, NEVER }): Value => {
      const value = read(dataset.value)
      if (value !== undefined) return value
      if (process.env.NODE_ENV === 'production') addIssue()
      else addIssue(explain(dataset.value, expected))
      return NEVER
    }),
  )
}

/** `null` in the place of the empty list that the wire sends for nothing. */
export const nothingToNull = (value: unknown) =>
  Array.isArray(value) && value.length === 0 ? null : value
