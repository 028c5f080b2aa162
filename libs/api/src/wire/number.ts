import { fallback } from 'valibot'
import { sent } from './sent'

/** The number that a value is or writes. */
export function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** A number, also one sent as text. */
export const number = sent(toNumber)

/** A whole number, also one sent as text. */
export const integer = sent((value) => {
  const number = toNumber(value)
  return Number.isSafeInteger(number) ? number : undefined
})

/** A number; 0 when it is missing or none. */
export const numberOrZero = fallback(number, 0)
