import { givenOptions } from './given-options'
import { knownLocale } from './known-locale'
import { messages } from './messages'
import { reportMistake } from './report-mistake'

/**
 * A length of time as a clock shows it, `mm:ss`, from one hour on `hh:mm:ss`. Hours are not capped
 * at 24 nor at two digits.
 *
 * @param seconds rounded down to whole seconds, as players count; negative lengths count as 0
 * @returns `''` when there is no length to show (`null`, `NaN`, ±`Infinity`, more than 2⁵³,
 * a foreign type); never throws
 * @example formatDuration(3725) // '01:02:05'
 * @example formatDuration(59.9) // '00:59'
 */
export function formatDuration(seconds: number | null | undefined): string {
  return split(seconds)
    .filter(({ unit, count }) => unit !== 'hour' || count > 0)
    .map(({ count }) => String(count).padStart(2, '0'))
    .join(':')
}

/** In which language a length of time is spoken. */
export interface SpokenDurationOptions {
  /**
   * Language as a BCP 47 tag such as `en`: the words are those of `Intl`. A malformed tag counts as the runtime’s
   * own language.
   * @default the Chinese wording of this library
   */
  locale?: string
}

/**
 * A length of time as it is spoken, for assistive technology; parts that are 0 are left out.
 *
 * @param seconds rounded down to whole seconds; negative lengths count as 0
 * @returns `''` when there is no length to speak of (`null`, `NaN`, ±`Infinity`, more than 2⁵³,
 * a foreign type); never throws
 * @example formatSpokenDuration(200) // '3 分 20 秒'
 * @example formatSpokenDuration(200, { locale: 'en' }) // '3 minutes, 20 seconds'
 */
export function formatSpokenDuration(
  seconds: number | null | undefined,
  options?: SpokenDurationOptions,
): string {
  const { locale } = givenOptions(options)
  const parts = split(seconds)
  const counted = parts.filter(({ count }) => count > 0)
  const spoken = counted.length > 0 ? counted : parts.slice(2)
  if (locale === undefined) {
    return spoken.map(({ count, unit }) => `${count} ${messages.spoken[unit]}`).join(' ')
  }
  const language = knownLocale(locale)
  const words = spoken.map(({ count, unit }) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
  )
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(words)
}

interface DurationPart {
  unit: 'hour' | 'minute' | 'second'
  count: number
}

/** Hours, minutes and seconds; nothing for no length. */
function split(length: number | null | undefined): DurationPart[] {
  if (typeof length !== 'number') {
    reportMistake('seconds', length)
    return []
  }
  const whole = Math.floor(length)
  if (!Number.isSafeInteger(whole)) return []
  const counted = Math.max(0, whole)
  return [
    { unit: 'hour', count: Math.floor(counted / 3600) },
    { unit: 'minute', count: Math.floor((counted % 3600) / 60) },
    { unit: 'second', count: counted % 60 },
  ]
}
