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
  return parts
    .slice(parts[0] === 0 ? 1 : 0)
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/**
 * A length of time as it is spoken, for assistive technology; parts that are 0 are left out.
 *
 * @param seconds rounded down to whole seconds; negative lengths count as 0
 * @returns `''` when there is no length to speak of (`null`, `NaN`, ±`Infinity`, more than 2⁵³)
 * @example formatSpokenDuration(200) // '3 分 20 秒'
 */
export function formatSpokenDuration(seconds: number | null | undefined): string {
  const spoken = split(seconds).map((part, index) => `${part} ${messages.spoken[index]}`)
  return spoken.filter((part) => !part.startsWith('0')).join(' ') || spoken[2] || ''
}

/** Hours, minutes and seconds; nothing for no length. */
function split(length: number | null | undefined): number[] {
  const whole = Math.floor(length ?? NaN)
  if (!Number.isSafeInteger(whole)) return []
  const counted = Math.max(0, whole)
  return [Math.floor(counted / 3600), Math.floor((counted % 3600) / 60), counted % 60]
}
