import { kept } from './kept'
import { reportMistake } from './report-mistake'

const clocks = new Map<string, Intl.DateTimeFormat>()

/**
 * The clock of a named zone, made once per zone because making one costs a hundred readings.
 *
 * @param timeZone IANA name such as `Asia/Shanghai`
 * @returns `null` when the runtime knows no zone of that name; never throws
 */
export function zoneClock(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return kept(
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
    if (typeof timeZone !== 'string') reportMistake('timeZone', timeZone)
    return null
  }
}
