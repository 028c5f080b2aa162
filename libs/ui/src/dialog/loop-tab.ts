import type { KeyboardEvent } from 'react'
import { tabStops } from './tab-stops'

/** Lets Tab go from the last stop of a dialog to its first, and back with Shift. */
export function loopTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
  const dialog = event.currentTarget
  const stops = tabStops(dialog)
  const { activeElement } = document
  const [edge, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const isAtEdge = activeElement === edge || (event.shiftKey && activeElement === dialog)
  if (next && !isAtEdge) return
  event.preventDefault()
  next?.focus()
}
