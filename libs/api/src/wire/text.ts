import { fallback, nullable } from 'valibot'
import { sent } from './sent'

function toText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : undefined
}

/** Text, also one sent as a number. */
export const text = sent(toText)

/** Text with at least one character. */
export const filledText = sent((value) => toText(value) || undefined)

/** Text; `''` when it is missing or none. */
export const textOrEmpty = fallback(text, '')

/** Text; `null` when it is missing, empty or none. */
export const textOrNull = fallback(nullable(filledText), null)
