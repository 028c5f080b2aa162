/** Short name of a weekday, such as `周日` or `Sun`. 0 is Sunday. */
export function weekdayName(language: 'zh-CN' | 'en', weekday: number): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  // February 1, 2026 is a Sunday.
  return format.format(Date.UTC(2026, 1, 1 + weekday))
}
