import { useCallback, useRef, type RefCallback } from 'react'

/** Focuses the field for a new note, as soon as `open` has shown it. */
export function useNoteField(open: () => void): {
  fieldRef: RefCallback<HTMLTextAreaElement>
  focus: () => void
} {
  const field = useRef<HTMLTextAreaElement>(null)
  const isWanted = useRef(false)
  const fieldRef = useCallback((element: HTMLTextAreaElement | null) => {
    field.current = element
    if (element && isWanted.current) {
      isWanted.current = false
      element.focus()
    }
  }, [])
  return {
    fieldRef,
    focus() {
      if (document.fullscreenElement) void document.exitFullscreen()
      if (field.current) return field.current.focus()
      isWanted.current = true
      open()
    },
  }
}
