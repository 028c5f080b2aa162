import { fallback, pipe, transform, unknown } from 'valibot'
import type { Instant } from '../models/instant'

const shape = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(\.\d{1,3})?\d*(Z|[+-]\d\d:\d\d)?$/
const serverZone = '+08:00'

/** The instant a date of the wire means, `null` for none. A date without zone is the server's. */
export function toInstant(value: unknown): Instant | null {
  if (typeof value !== 'string') return null
  const [, date, time, fraction = '', zone = serverZone] = shape.exec(value) ?? []
  return date ? fromTime(Date.parse(`${date}T${time}${fraction}${zone}`)) : null
}

function fromTime(milliseconds: number): Instant | null {
  const date = new Date(milliseconds)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

/** A date in either style of the wire; `null` when it is missing or none. */
export const instant = fallback(pipe(unknown(), transform(toInstant)), null)

/** Seconds since 1970, also sent as text; `null` when missing or none. */
export const epochInstant = fallback(
  pipe(
    unknown(),
    transform((value) => (value ? fromTime(Number(value) * 1000) : null)),
  ),
  null,
)
