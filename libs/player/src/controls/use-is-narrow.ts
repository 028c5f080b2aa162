import { useCallback, useSyncExternalStore } from 'react'

/** Widest player without room for all controls in one row, in px. Must match the container queries. */
const narrow = 560

/** True while the element is too narrow for all controls in one row. */
export function useIsNarrow(element: HTMLElement | null): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (element === null) return () => {}
      const observer = new ResizeObserver(onChange)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [element],
  )
  const width = () => element?.clientWidth ?? 0
  return useSyncExternalStore(
    subscribe,
    () => width() > 0 && width() <= narrow,
    () => false,
  )
}
