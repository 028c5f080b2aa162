import { getOrCreate } from './get-or-create'

const clocks = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns a formatter for a zone. Creating one is about 100 times as slow as using it, so each zone
 * has one.
 *
 * @param timeZone IANA name such as `Asia/Shanghai`
 * @returns `null` for a zone that the runtime does not know; never throws
 */
export function zoneClock(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return getOrCreate(
      clocks,
      timeZone,
      () =>
        new Intl.DateTimeFormat('en-US', {
          timeZone,
          hourCycle: 'h23',
          year: 'numeric',
          month: '2-digit',
          day: '2-digit',
          hour: '2-digit',
          minute: '2-digit',
        }),
    )
  } catch {
    return null
  }
}
