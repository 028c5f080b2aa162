import { dayNumber } from './days-until'
import { wallClock } from './format-date-time'
import { getOrCreate } from './get-or-create'
import { day, hour, minute } from './relative-steps'

/** Returns the canonical tag. Malformed tags give `undefined`, the language of the runtime. */
export function canonicalLocale(locale: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale)[0]
  } catch {
    return undefined
  }
}

/** How often calendar days are recounted: midnight falls at a different age in each zone. */
const quarter = 15 * minute

const relativeFormats = new Map<string, Intl.RelativeTimeFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()

function relativeFormat(locale: string, numeric: 'always' | 'auto'): Intl.RelativeTimeFormat {
  const language = canonicalLocale(locale)
  return getOrCreate(
    relativeFormats,
    `${language} ${numeric}`,
    () => new Intl.RelativeTimeFormat(language, { numeric }),
  )
}

interface DateInLocaleOptions {
  locale: string
  timeZone: string | undefined
  withYear: boolean
  withTime: boolean | undefined
}

/** Formats the date in a language, optionally with the year and the time of day. */
export function dateInLocale(
  date: Date,
  { locale, timeZone, withYear, withTime }: DateInLocaleOptions,
): string {
  const language = canonicalLocale(locale)
  const format = getOrCreate(
    dateFormats,
    `${language} ${withYear} ${Boolean(withTime)}`,
    () =>
      new Intl.DateTimeFormat(language, {
        timeZone: 'UTC',
        month: 'short',
        day: 'numeric',
        ...(withYear && { year: 'numeric' }),
        ...(withTime && { hour: 'numeric', minute: '2-digit' }),
      }),
  )
  // Treat the wall clock as UTC, so that one formatter serves all zones.
  return format.format(Date.parse(`${wallClock(date, timeZone).replace(' ', 'T')}Z`))
}

interface LocaleOptions {
  locale: string
  timeZone?: string
  weeks?: boolean
  withTime?: boolean
}

/** Formats a time relative to now in the words of `Intl`. */
export function formatInLocale(
  date: Date,
  now: Date,
  { locale, timeZone, weeks, withTime }: LocaleOptions,
): string {
  const ahead = date.getTime() - now.getTime()
  const distance = Math.abs(ahead)
  if (distance < minute) return relativeFormat(locale, 'auto').format(0, 'second')
  const numeric = relativeFormat(locale, 'always')
  if (distance < hour) return numeric.format(Math.trunc(ahead / minute), 'minute')
  if (distance < day) return numeric.format(Math.trunc(ahead / hour), 'hour')
  // From a day on, count calendar days instead of hours.
  const days = dayNumber(date, timeZone) - dayNumber(now, timeZone)
  if (Math.abs(days) < 7) return relativeFormat(locale, 'auto').format(days, 'day')
  if (weeks && Math.abs(days) < 28) return numeric.format(Math.trunc(days / 7), 'week')
  const yearOf = (time: Date) => wallClock(time, timeZone).slice(0, 4)
  return dateInLocale(date, { locale, timeZone, withTime, withYear: yearOf(date) !== yearOf(now) })
}

/** Returns the age in ms at which the text of {@link formatInLocale} may change. */
export function nextChangeInLocale(age: number): number {
  const distance = Math.abs(age)
  if (distance < minute) return minute
  if (distance >= day) return (Math.floor(age / quarter) + 1) * quarter
  const length = distance < hour ? minute : hour
  // Counts truncate toward zero: a future time changes just past a full unit, a past time at it.
  return age > 0 ? (Math.floor(age / length) + 1) * length : Math.ceil(age / length) * length + 1
}
