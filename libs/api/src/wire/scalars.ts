import { fallback, nullable, pipe, toMinValue } from 'valibot'
import { sent } from './sent'

/**
 * A point in time as an ISO 8601 string in UTC, such as `2025-03-01T04:05:06.000Z`. Both date
 * formats of the API (UTC+8 without a zone, UTC with six fraction digits) are converted to this
 * one.
 */
export type Instant = string

/** Parses a number or numeric text. */
export function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** A number, which may be sent as text. */
export const number = sent(toNumber, 'number')

/** An integer, which may be sent as text. */
export const integer = sent((value) => {
  const number = toNumber(value)
  return Number.isSafeInteger(number) ? number : undefined
}, 'integer')

/** A number; 0 if missing or invalid. */
export const numberOrZero = fallback(number, 0)

/** An amount in yuan; 0 if it is missing or negative. */
export const price = pipe(numberOrZero, toMinValue(0))

function toText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : undefined
}

/** Text, which may be sent as a number. */
export const text = sent(toText, 'string')

/** Non-empty text. */
export const filledText = sent((value) => toText(value) || undefined, 'text')

/** Text; `''` if missing or invalid. */
export const textOrEmpty = fallback(text, '')

/** Text; `null` if missing, empty or invalid. */
export const textOrNull = fallback(nullable(filledText), null)

const isOn = (value: unknown) => value === true || value === 1 || value === '1'

/** A flag sent as boolean, 0/1, `"0"`/`"1"`, or -1 for off. Off if missing. */
export const flag = fallback(sent(isOn), false)

/** Like {@link flag}, but on if missing. */
export const flagOrOn = fallback(
  sent((value) => (value === null ? undefined : isOn(value))),
  true,
)

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

/**
 * A date in either format of the API. Without a zone it is in the server's. `null` if missing or
 * invalid.
 */
export const instant = fallback(nullable(sent(toInstant)), null)

/** Seconds since 1970, which may be sent as text. */
export const epochInstant = sent((value) => {
  const seconds = toNumber(value)
  return seconds ? fromTime(seconds * 1000) : undefined
}, 'number')
