import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * What a panel covers cannot keep the focus: it moves to the panel, and when the panel goes with it,
 * to the player. A focus elsewhere stays where it is.
 */
export function usePanelFocus(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = panel.current
    const player = root?.closest('section')
    if (!root || !player) return
    if (player.contains(document.activeElement)) root.focus({ preventScroll: true })
    return () => {
      if (root.contains(document.activeElement)) player.focus({ preventScroll: true })
    }
  }, [])
  return panel
}
