import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the focus of a frame whose buttons come and go: where the frame itself has it, the first button
 * of a new state takes it over. A focus elsewhere is not moved.
 */
export function useFrameFocus(state: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = ref.current
    if (frame !== null && document.activeElement === frame) frame.querySelector('button')?.focus()
  }, [state])
  return ref
}
