import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus into new content of a dialog that stays open: what had it is gone. The first content's
 * focus is the dialog's own affair.
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
