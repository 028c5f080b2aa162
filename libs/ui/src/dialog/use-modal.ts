import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { openLayer } from '../layers/layers'
import { tabStops } from './tab-stops'

const starts =
  'input:not([type="hidden"], :disabled), textarea:not(:disabled), [data-initial-focus]'

/**
 * Makes the panel in `container` the only living part of the page. Starts in its first field (or
 * what is marked `data-initial-focus`) instead of the close button, and gives the focus back to what
 * had it before, unless something else has taken it.
 */
export function useModal(
  container: HTMLElement,
  onEscape: () => void,
): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<Element | null>(null)
  const latest = useRef(onEscape)

  useEffect(() => {
    latest.current = onEscape
  })

  useLayoutEffect(() => {
    opener.current = document.activeElement
    return openLayer({
      element: container,
      onEscape: () => latest.current(),
      takeFocus: (last) => focusIn(panel.current, last),
    })
  }, [container])

  useEffect(() => {
    const root = panel.current
    if (!root) return
    const watch = new MutationObserver((changes) => {
      const isLost = changes.some(({ removedNodes }) => removedNodes.length > 0) && hasNoFocus()
      if (isLost) root.focus({ preventScroll: true })
    })
    watch.observe(root, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [])

  // Not in a layout effect: React hears no focus events while it takes the dialog away.
  useEffect(
    () => () => {
      const before = opener.current
      if (!hasNoFocus() && !container.contains(document.activeElement)) return
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    },
    [container],
  )

  return panel
}

function focusIn(panel: HTMLElement | null, last: Element | null) {
  if (!panel) return
  const first = () => tabStops(panel).find((stop) => !stop.matches('a'))
  const before = last instanceof HTMLElement && panel.contains(last) ? last : null
  const start = before ?? panel.querySelector<HTMLElement>(starts) ?? first() ?? panel
  start.focus()
}

function hasNoFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
