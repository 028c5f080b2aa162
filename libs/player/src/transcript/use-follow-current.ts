import { useEffect, useRef, type RefObject } from 'react'

function isInView(row: Element | null): boolean {
  const { top = -1, bottom = -1 } = row?.getBoundingClientRect() ?? {}
  return top >= 0 && bottom <= window.innerHeight
}

/**
 * Keeps the current sentence in the upper half of a list. A list that does not scroll is part of the page, which then
 * follows as long as the reader has not scrolled away from the sentence.
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
  const last = useRef<{ row: Element | null; follows: boolean }>({ row: null, follows: true })
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]') ?? null
    const isFollowed = !last.current.follows || isInView(last.current.row)
    last.current = { row, follows }
    if (!list.current || !row || !follows) return
    const { scrollHeight, clientHeight } = list.current
    if (scrollHeight > clientHeight) list.current.scrollTop = row.offsetTop - clientHeight / 3
    else if (isFollowed) row.scrollIntoView({ block: 'nearest' })
  }, [follows, current, shown])
  return list
}
