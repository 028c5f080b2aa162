import { messages } from './messages'
import { canonicalLocale } from './format-in-locale'

/**
 * Formats a duration as `mm:ss`, or as `hh:mm:ss` from one hour on. Hours are not limited to 24 or
 * to two digits.
 *
 * @param seconds rounded down to whole seconds, as players do; negative values become 0
 * @returns `''` for `null`, `NaN`, ±`Infinity`, more than 2⁵³ and values of another type; never
 * throws
 * @example formatDuration(3725) // '01:02:05'
 * @example formatDuration(59.9) // '00:59'
 */
export function formatDuration(seconds: number | null | undefined): string {
  return split(seconds)
    .filter(({ unit, count }) => unit !== 'hour' || count > 0)
    .map(({ count }) => String(count).padStart(2, '0'))
    .join(':')
}

/** Options of {@link formatSpokenDuration}. */
export interface SpokenDurationOptions {
  /**
   * Language as a BCP 47 tag such as `en`, worded by `Intl`. A malformed tag falls back to the
   * language of the runtime.
   * @default the Chinese wording of this library
   */
  locale?: string
}

/**
 * Formats a duration in words for assistive technology. Omits units that are 0.
 *
 * @param seconds rounded down to whole seconds; negative values become 0
 * @returns `''` for `null`, `NaN`, ±`Infinity`, more than 2⁵³ and values of another type; never
 * throws
 * @example formatSpokenDuration(200) // '3 分 20 秒'
 * @example formatSpokenDuration(200, { locale: 'en' }) // '3 minutes, 20 seconds'
 */
export function formatSpokenDuration(
  seconds: number | null | undefined,
  { locale }: SpokenDurationOptions = {},
): string {
  const parts = split(seconds)
  const counted = parts.filter(({ count }) => count > 0)
  const shown = counted.length > 0 ? counted : parts.slice(2)
  if (locale === undefined) {
    return shown.map(({ count, unit }) => `${count} ${messages.spoken[unit]}`).join(' ')
  }
  const language = canonicalLocale(locale)
  const words = shown.map(({ count, unit }) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
  )
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(words)
}

interface DurationPart {
  unit: 'hour' | 'minute' | 'second'
  count: number
}

/** Splits a length into hours, minutes and seconds; `[]` for an invalid length. */
function split(length: number | null | undefined): DurationPart[] {
  if (typeof length !== 'number') return []
  const whole = Math.floor(length)
  if (!Number.isSafeInteger(whole)) return []
  const counted = Math.max(0, whole)
  return [
    { unit: 'hour', count: Math.floor(counted / 3600) },
    { unit: 'minute', count: Math.floor((counted % 3600) / 60) },
    { unit: 'second', count: counted % 60 },
  ]
}
