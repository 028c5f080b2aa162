const clocks = new Map<string, Intl.DateTimeFormat>()

/**
 * The clock of a named zone, made once per zone because making one costs a hundred readings.
 *
 * @param timeZone IANA name such as `Asia/Shanghai`
 * @returns `null` when the runtime knows no zone of that name; never throws
 */
export function zoneClock(timeZone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(timeZone)
  if (known) return known
  try {
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    clocks.set(timeZone, clock)
    return clock
  } catch {
    return null
  }
}
