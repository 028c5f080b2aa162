import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the current sentence in the upper half of a list, without scrolling the page.
 *
 * @param shown the sentences in the list
 * @returns ref of the list
 */
export function useFollowCurrent(
  follows: boolean,
  current: number,
  shown: readonly number[],
): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!list.current || !row || !follows) return
    list.current.scrollTop = row.offsetTop - list.current.clientHeight / 3
  }, [follows, current, shown])
  return list
}
