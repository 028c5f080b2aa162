import { useEffect, useRef, type RefObject } from 'react'

/** Focuses the field for a new note when `isWanted` is set. Exits fullscreen, which would hide the field. */
export function useNoteFocus(
  isWanted: boolean,
  onFocused: (isWanted: false) => void,
): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!isWanted) return
    if (document.fullscreenElement) void document.exitFullscreen()
    field.current?.focus()
    onFocused(false)
  }, [isWanted, onFocused])
  return field
}
