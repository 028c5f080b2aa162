import { pipe, rawTransform, unknown } from 'valibot'
import type { GenericSchema } from 'valibot'
import { explain } from './explain'

// Bundlers replace this, so production builds drop the explanation.
declare const process: { env: { NODE_ENV?: string } }

/**
 * Creates a schema from a conversion, which returns `undefined` for unreadable values.
 *
 * @param expected for developers: the name of the expected type, or the schema of the rows of a
 * list
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

/** Replaces `[]`, which the API sends for "nothing", by `null`. */
export const nothingToNull = (value: unknown) =>
  Array.isArray(value) && value.length === 0 ? null : value
