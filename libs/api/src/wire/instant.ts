import { fallback, nullable } from 'valibot'
import type { Instant } from '../models/instant'
import { toNumber } from './number'
import { sent } from './sent'

const shape = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(\.\d{1,3})?\d*(Z|[+-]\d\d:\d\d)?$/
const serverZone = '+08:00'

function toInstant(value: unknown): Instant | undefined {
  if (typeof value !== 'string') return undefined
  const [, date, time, fraction = '', zone = serverZone] = shape.exec(value) ?? []
  return date && fromTime(Date.parse(`${date}T${time}${fraction}${zone}`))
}

function fromTime(milliseconds: number): Instant | undefined {
  const date = new Date(milliseconds)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** A date in either style of the wire; one without zone is in the server's. `null` for none. */
export const instant = fallback(nullable(sent(toInstant)), null)

/** Seconds since 1970, also sent as text. */
export const epochInstant = sent((value) => {
  const seconds = toNumber(value)
  return seconds ? fromTime(seconds * 1000) : undefined
})
