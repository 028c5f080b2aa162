import { useCallback, useSyncExternalStore } from 'react'
import { nextChangeInLocale } from '../format-in-locale'
import { formatRelative, type RelativeOptions } from '../format-relative'
import { relativeStep } from '../relative-steps'
import { pageTicker } from './page-ticker'

/**
 * Returns the text of `formatRelative` and updates it when it changes. Returns `null` on the server
 * and during hydration, where the visitor's clock and zone are unknown, and for no date.
 */
export function useRelativeTime(
  date: Date | null,
  { locale, ...options }: Pick<RelativeOptions, 'timeZone' | 'withTime' | 'locale' | 'weeks'>,
): string | null {
  // Subscribe to the instant, because callers may pass a new but equal `Date` on each render.
  // `Infinity` is never due.
  const time = date?.getTime() ?? Infinity
  const isInLocale = locale !== undefined
  const subscribe = useCallback(
    (notify: () => void) => {
      const until = (age: number) =>
        isInLocale ? nextChangeInLocale(age) : relativeStep(age).until
      return pageTicker.add({ nextChangeAfter: (now) => time + until(now - time), notify })
    },
    [time, isInLocale],
  )
  return useSyncExternalStore<string | null>(
    subscribe,
    () => date && formatRelative(date, { locale, ...options }),
    () => null,
  )
}
