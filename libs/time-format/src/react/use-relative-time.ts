import { useCallback, useSyncExternalStore } from 'react'
import { formatRelative, type RelativeOptions } from '../format-relative'
import { parseTime, type TimeValue } from '../parse-time'
import { relativeStep } from '../relative-steps'
import { pageTicker } from './page-ticker'

/**
 * The text of `formatRelative`, renewed whenever it changes. `null` on the server and while the
 * client takes over the server’s page: neither “now” nor the visitor’s zone is known to both.
 */
export function useRelativeTime(
  value: TimeValue,
  { timeZone, withTime }: Omit<RelativeOptions, 'now'>,
): string | null {
  // Callers may pass a new but equal Date at each render: subscribe to the instant, not the object.
  // What is no time never comes.
  const time = parseTime(value)?.getTime() ?? Infinity
  const subscribe = useCallback(
    (notify: () => void) =>
      pageTicker.add({ dueAfter: (now) => time + relativeStep(now - time).until, notify }),
    [time],
  )
  return useSyncExternalStore<string | null>(
    subscribe,
    () => formatRelative(new Date(time), { timeZone, withTime }),
    () => null,
  )
}
