import { messages } from './messages'

/**
 * A length of time as a clock shows it, `mm:ss`, from one hour on `hh:mm:ss`.
 *
 * @param seconds fractions are cut off, negative lengths count as 0
 * @returns `''` when there is no length (`null`, `NaN`, endless)
 * @example formatDuration(3725) // '01:02:05'
 */
export function formatDuration(seconds: number | null | undefined): string {
  const parts = split(seconds)
  if (!parts) return ''
  const shown =
    parts.hours > 0 ? [parts.hours, parts.minutes, parts.seconds] : [parts.minutes, parts.seconds]
  return shown.map((part) => String(part).padStart(2, '0')).join(':')
}

/**
 * A length of time as it is spoken, for assistive technology; parts that are 0 are left out.
 *
 * @param seconds fractions are cut off, negative lengths count as 0
 * @returns `''` when there is no length (`null`, `NaN`, endless)
 * @example formatSpokenDuration(200) // '3 分 20 秒'
 */
export function formatSpokenDuration(seconds: number | null | undefined): string {
  const parts = split(seconds)
  if (!parts) return ''
  const spoken = [
    parts.hours > 0 ? messages.hours(parts.hours) : '',
    parts.minutes > 0 ? messages.minutes(parts.minutes) : '',
    parts.seconds > 0 ? messages.seconds(parts.seconds) : '',
  ].filter((part) => part !== '')
  return spoken.length > 0 ? spoken.join(' ') : messages.seconds(0)
}

function split(length: number | null | undefined) {
  if (typeof length !== 'number' || !Number.isFinite(length)) return null
  const whole = Math.max(0, Math.floor(length))
  return {
    hours: Math.floor(whole / 3600),
    minutes: Math.floor((whole % 3600) / 60),
    seconds: whole % 60,
  }
}
