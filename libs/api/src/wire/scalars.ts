import { fallback, nullable } from 'valibot'
import { sent } from './sent'
import type { Instant } from '../models/instant'

/** The number that a value is or writes. */
export function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** A number, also one sent as text. */
export const number = sent(toNumber, 'number')

/** A whole number, also one sent as text. */
export const integer = sent((value) => {
  const number = toNumber(value)
  return Number.isSafeInteger(number) ? number : undefined
}, 'integer')

/** A number; 0 when it is missing or none. */
export const numberOrZero = fallback(number, 0)

function toText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : undefined
}

/** Text, also one sent as a number. */
export const text = sent(toText, 'string')

/** Text with at least one character. */
export const filledText = sent((value) => toText(value) || undefined, 'text')

/** Text; `''` when it is missing or none. */
export const textOrEmpty = fallback(text, '')

/** Text; `null` when it is missing, empty or none. */
export const textOrNull = fallback(nullable(filledText), null)

const isOn = (value: unknown) => value === true || value === 1 || value === '1'

/** A switch sent as boolean, 0/1, `"0"`/`"1"` or with -1 for off; missing is off. */
export const flag = fallback(sent(isOn), false)

/** As {@link flag}, but on when it is missing. */
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

/** A date in either style of the wire; one without zone is in the server's. `null` for none. */
export const instant = fallback(nullable(sent(toInstant)), null)

/** Seconds since 1970, also sent as text. */
export const epochInstant = sent((value) => {
  const seconds = toNumber(value)
  return seconds ? fromTime(seconds * 1000) : undefined
}, 'number')
