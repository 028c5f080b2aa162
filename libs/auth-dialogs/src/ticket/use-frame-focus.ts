import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the focus inside a frame whose buttons change: if the frame itself has it, the first button of the
 * new state receives it. Does not move the focus from elsewhere.
 */
export function useFrameFocus(state: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = ref.current
    if (frame !== null && document.activeElement === frame) frame.querySelector('button')?.focus()
  }, [state])
  return ref
}
