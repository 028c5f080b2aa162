import { messages } from './messages'

/**
 * A length of time as a clock shows it, `mm:ss`, from one hour on `hh:mm:ss`. Hours are not capped
 * at 24 nor at two digits.
 *
 * @param seconds rounded down to whole seconds, as players count; negative lengths count as 0
 * @returns `''` when there is no length to show (`null`, `NaN`, ±`Infinity`, more than 2⁵³)
 * @example formatDuration(3725) // '01:02:05'
 * @example formatDuration(59.9) // '00:59'
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
 * @param seconds rounded down to whole seconds; negative lengths count as 0
 * @returns `''` when there is no length to speak of (`null`, `NaN`, ±`Infinity`, more than 2⁵³)
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
  const whole = Math.floor(length ?? NaN)
  if (!Number.isSafeInteger(whole)) return null
  const counted = Math.max(0, whole)
  return {
    hours: Math.floor(counted / 3600),
    minutes: Math.floor((counted % 3600) / 60),
    seconds: counted % 60,
  }
}
