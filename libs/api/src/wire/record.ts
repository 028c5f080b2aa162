import { custom, fallback, nullable, object, pipe, transform, unknown } from 'valibot'
import type { GenericSchema, ObjectEntries } from 'valibot'

/** Whether a value is an object that is no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Any object that is no list: the wire sends `[]` where it has no object. */
export const anyRecord = custom<Record<string, unknown>>(isRecord)

/** An object with these entries; others are ignored. */
export const record = <Entries extends ObjectEntries>(entries: Entries) =>
  pipe(anyRecord, object(entries))

/** A part of a reply; `null` when it is missing, `[]` or unreadable. */
export const orNull = <Schema extends GenericSchema>(schema: Schema) =>
  fallback(nullable(schema), null)

/** A whole reply that may be nothing: `[]` and `null` become `null`, the rest must be readable. */
export const orNone = <Schema extends GenericSchema>(schema: Schema) =>
  pipe(
    unknown(),
    transform((data) => (Array.isArray(data) && data.length === 0 ? null : data)),
    nullable(schema),
  )
