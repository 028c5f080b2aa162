import { useEffect, type RefObject } from 'react'

/** Moves the focus between the field of a search form and the suggestions in it with the arrow keys. */
export function useSuggestionKeys(list: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    const form = list.current?.closest('form')
    const field = form?.querySelector('input')
    if (!form || !field) return
    function move(event: KeyboardEvent) {
      const stops = [field, ...(list.current?.querySelectorAll('a') ?? [])]
      const index = stops.findIndex((stop) => stop === document.activeElement)
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (event.key === 'Escape') {
        field?.focus()
        onEscape()
      }
      if (step === undefined || index < 0 || event.isComposing) return
      event.preventDefault()
      stops.at((index + step) % stops.length)?.focus()
    }
    form.addEventListener('keydown', move)
    return () => form.removeEventListener('keydown', move)
  }, [list, onEscape])
}
