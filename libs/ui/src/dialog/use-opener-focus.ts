import { useRef } from 'react'

/**
 * Gives the focus back to what had it before the dialog opened. Radix only knows triggers inside
 * the dialog's own tree, and ours are opened from anywhere.
 */
export function useOpenerFocus(): {
  remember: () => void
  restore: (event: Event) => void
} {
  const opener = useRef<HTMLElement | null>(null)

  return {
    remember() {
      const { activeElement } = document
      opener.current = activeElement instanceof HTMLElement ? activeElement : null
    },
    restore(event) {
      event.preventDefault()
      if (opener.current?.isConnected) opener.current.focus({ preventScroll: true })
    },
  }
}
