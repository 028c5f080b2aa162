import { fallback, nullable, object, optional, pipe } from 'valibot'
import type { GenericSchema, ObjectEntries } from 'valibot'
import { nothingToNull, sent } from './sent'

/** Whether a value is an object that is no list: the wire sends `[]` where it has no object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object with these entries; others are ignored. */
// @__NO_SIDE_EFFECTS__
export function record<Entries extends ObjectEntries>(entries: Entries) {
  return pipe(
    sent((value) => (isRecord(value) ? value : undefined), 'object'),
    object(entries),
  )
}

/** An object whose entries may all be missing, and so may it itself. */
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

/** A part of a reply; `null` when it is missing, `[]` or unreadable. */
// @__NO_SIDE_EFFECTS__
export function orNull<Schema extends GenericSchema>(schema: Schema) {
  return fallback(nullable(schema), null)
}

/** A whole reply that may be nothing: `[]` and `null` become `null`, the rest must be readable. */
// @__NO_SIDE_EFFECTS__
export function orNone<Schema extends GenericSchema>(schema: Schema) {
  return pipe(sent(nothingToNull), nullable(schema))
}
