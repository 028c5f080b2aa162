import { useEffect, useRef, type RefObject } from 'react'

/** Focuses the field for a new note when `isWanted` is set. */
export function useNoteFocus(
  isWanted: boolean,
  onFocused: (isWanted: false) => void,
): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!isWanted) return
    field.current?.focus()
    onFocused(false)
  }, [isWanted, onFocused])
  return field
}
