import { dayNumber } from './days-until'
import { wallClock } from './format-date-time'
import { kept } from './kept'
import { knownLocale } from './known-locale'
import { day, hour, minute } from './relative-steps'

/** How often days are counted anew: midnight comes at another age in each zone. */
const quarter = 15 * minute

const words = new Map<string, Intl.RelativeTimeFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()

function wordsOf(locale: string, numeric: 'always' | 'auto'): Intl.RelativeTimeFormat {
  const language = knownLocale(locale)
  return kept(
    words,
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

/** The date in a language, with or without the year and the time of day. */
export function dateInLocale(
  date: Date,
  { locale, timeZone, withYear, withTime }: DateInLocaleOptions,
): string {
  const language = knownLocale(locale)
  const format = kept(
    dates,
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
  // The wall clock is read as one of UTC, so that one formatter serves all zones.
  return format.format(Date.parse(`${wallClock(date, timeZone).replace(' ', 'T')}Z`))
}

interface LocaleOptions {
  locale: string
  timeZone?: string
  weeks?: boolean
  withTime?: boolean
}

/** How a time before or after now is said in a language, in the words of the runtime. */
export function formatInLocale(
  date: Date,
  now: Date,
  { locale, timeZone, weeks, withTime }: LocaleOptions,
): string {
  const ahead = date.getTime() - now.getTime()
  const distance = Math.abs(ahead)
  if (distance < minute) return wordsOf(locale, 'auto').format(0, 'second')
  const counted = wordsOf(locale, 'always')
  if (distance < hour) return counted.format(Math.trunc(ahead / minute), 'minute')
  if (distance < day) return counted.format(Math.trunc(ahead / hour), 'hour')
  // From here on people count the days of their calendar, not hours.
  const days = dayNumber(date, timeZone) - dayNumber(now, timeZone)
  if (Math.abs(days) < 7) return wordsOf(locale, 'auto').format(days, 'day')
  if (weeks && Math.abs(days) < 28) return counted.format(Math.trunc(days / 7), 'week')
  const yearOf = (time: Date) => wallClock(time, timeZone).slice(0, 4)
  return dateInLocale(date, { locale, timeZone, withTime, withYear: yearOf(date) !== yearOf(now) })
}

/** The age in milliseconds at which {@link formatInLocale} may say something else. */
export function changesInLocaleAt(age: number): number {
  const distance = Math.abs(age)
  if (distance < minute) return minute
  if (distance >= day) return (Math.floor(age / quarter) + 1) * quarter
  const length = distance < hour ? minute : hour
  // What lies ahead is a unit nearer right after its full count, what is past at it.
  return age > 0 ? (Math.floor(age / length) + 1) * length : Math.ceil(age / length) * length + 1
}
