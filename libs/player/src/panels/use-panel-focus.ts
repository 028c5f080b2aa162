import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus from covered controls to the panel, and back to the player when the panel closes. Focus
 * outside the player is not changed.
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
