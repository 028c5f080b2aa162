import { isComposing } from '@shuyuan/ui'
import { useEffect, type RefObject } from 'react'

/**
 * Moves the focus between the field of a search form and the suggestions in it with the arrow keys, while the
 * suggestions are shown.
 */
export function useSuggestionKeys(list: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    const form = list.current?.closest('form')
    const field = form?.querySelector('input')
    if (!form || !field) return
    function move(event: KeyboardEvent) {
      const stops = [field, ...(list.current?.querySelectorAll('a') ?? [])]
      const index = stops.findIndex((stop) => stop === document.activeElement)
      if (index < 0 || list.current?.hidden || isComposing(event)) return
      if (event.key === 'Escape') {
        // Neither closes the panel of the header nor clears the field.
        event.stopPropagation()
        event.preventDefault()
        field?.focus()
        onEscape()
      }
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step === undefined) return
      event.preventDefault()
      stops.at((index + step) % stops.length)?.focus()
    }
    form.addEventListener('keydown', move)
    return () => form.removeEventListener('keydown', move)
  }, [list, onEscape])
}
