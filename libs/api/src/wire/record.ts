import { fallback, nullable, object, optional, pipe } from 'valibot'
import type { GenericSchema, ObjectEntries } from 'valibot'
import { nothingToNull, sent } from './sent'

/**
 * Whether a value is an object and not an array, which the API sends in place of missing objects.
 */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Schema of an object; other entries are ignored. */
// @__NO_SIDE_EFFECTS__
export function record<Entries extends ObjectEntries>(entries: Entries) {
  return pipe(
    sent((value) => (isRecord(value) ? value : undefined), 'object'),
    object(entries),
  )
}

/** Schema of an object that may be missing, like each of its entries. */
// @__NO_SIDE_EFFECTS__
export function settings<Entries extends ObjectEntries>(entries: Entries) {
  return optional(
    pipe(
      sent((value) => (isRecord(value) ? value : {})),
      object(entries),
    ),
    {},
  )
}

/** Schema of a part of a reply; `null` if it is missing, `[]` or unreadable. */
// @__NO_SIDE_EFFECTS__
export function orNull<Schema extends GenericSchema>(schema: Schema) {
  return fallback(nullable(schema), null)
}

/**
 * Schema of a reply that may be empty: `[]` and `null` give `null`, anything else must be readable.
 */
// @__NO_SIDE_EFFECTS__
export function orNone<Schema extends GenericSchema>(schema: Schema) {
  return pipe(sent(nothingToNull), nullable(schema))
}
