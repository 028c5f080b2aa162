import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus into new content of an open dialog, because the focused element was removed. The dialog
 * itself focuses the first content.
 */
export function useFocusOnSwitch(content: object): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const focused = useRef(content)
  useEffect(() => {
    if (focused.current === content) return
    focused.current = content
    ref.current?.querySelector<HTMLElement>('input:not([type="hidden"]), button')?.focus()
  }, [content])
  return ref
}
