import { useRef } from 'react'

const starts =
  'input:not([type="hidden"], :disabled), textarea:not(:disabled), [data-initial-focus]'

/** What {@link useDialogFocus} does at the two ends of a dialog's life. */
export interface DialogFocus {
  enter: (event: Event) => void
  leave: (event: Event) => void
}

/**
 * Starts in the first field (or what is marked `data-initial-focus`) instead of the close button,
 * and gives the focus back to what had it
 * before. Radix only knows openers inside the dialog's own tree, and ours are anywhere.
 */
export function useDialogFocus(): DialogFocus {
  const opener = useRef<HTMLElement | null>(null)

  return {
    enter(event) {
      const { activeElement } = document
      opener.current = activeElement instanceof HTMLElement ? activeElement : null
      const panel = event.target
      const start = panel instanceof HTMLElement && panel.querySelector<HTMLElement>(starts)
      if (!start) return
      event.preventDefault()
      start.focus()
    },
    leave(event) {
      event.preventDefault()
      if (opener.current?.isConnected) opener.current.focus({ preventScroll: true })
    },
  }
}
