import { useCallback, useSyncExternalStore } from 'react'
import { changesInLocaleAt } from '../format-in-locale'
import { formatRelative, type RelativeOptions } from '../format-relative'
import { relativeStep } from '../relative-steps'
import { pageTicker } from './page-ticker'

/**
 * The text of `formatRelative`, renewed whenever it changes. `null` on the server and while the
 * client takes over the server’s page: neither “now” nor the visitor’s zone is known to both. `null` for no date.
 */
export function useRelativeTime(
  date: Date | null,
  { locale, ...options }: Pick<RelativeOptions, 'timeZone' | 'withTime' | 'locale' | 'weeks'>,
): string | null {
  // Callers may pass a new but equal Date at each render: subscribe to the instant, not the object.
  // What is no time never comes.
  const time = date?.getTime() ?? Infinity
  const isInLocale = locale !== undefined
  const subscribe = useCallback(
    (notify: () => void) => {
      const until = (age: number) => (isInLocale ? changesInLocaleAt(age) : relativeStep(age).until)
      return pageTicker.add({ dueAfter: (now) => time + until(now - time), notify })
    },
    [time, isInLocale],
  )
  return useSyncExternalStore<string | null>(
    subscribe,
    () => date && formatRelative(date, { locale, ...options }),
    () => null,
  )
}
