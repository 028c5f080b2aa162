import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, RefCallback } from 'react'
import { hideOthers } from 'aria-hidden'
import { shieldFromHost } from '../host/use-host-container'
import { isComposing } from '../input-method/is-composing'

const starts =
  'input:not([type="hidden"], :disabled), textarea:not(:disabled), [data-initial-focus]'

/** Props that make Radix's `Dialog.Content` modal. */
interface ModalProps {
  ref: RefCallback<HTMLElement>
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onOpenAutoFocus: (event: Event) => void
  onCloseAutoFocus: (event: Event) => void
  onFocusOutside: (event: Event) => void
  onEscapeKeyDown: (event: Event) => void
}

/**
 * Makes a dialog modal above the dialogs of any host, without changing styles of the page. Radix's own modal
 * mode cannot do that (docs/decisions/0010). Focuses the first field or `data-initial-focus` instead of the
 * close button. Closing restores the focus, unless another element has taken it.
 */
export function useModal(container: HTMLElement | null, onEscape: () => void): ModalProps {
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const opener = useRef<Element | null>(null)
  const last = useRef<HTMLElement | null>(null)
  const escape = useRef(onEscape)

  useEffect(() => {
    escape.current = onEscape
  })

  // Waits for the container: a dialog that closes at the same time has restored the focus by then.
  useLayoutEffect(() => {
    if (container) opener.current = focusedElement()
  }, [container])

  // Runs after Radix has moved the focus, because browsers refuse to hide the focused element.
  useEffect(() => {
    if (!panel) return

    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !panel || !isFor(panel, event)) return
      event.stopImmediatePropagation()
      if (isComposing(event)) return
      event.preventDefault()
      escape.current()
    }

    const show = hideOthers(panel)
    const shields = Array.from(document.querySelectorAll('[data-sy-messages]'), shieldFromHost)
    const watch = new MutationObserver(() => {
      if (!hasFocus()) panel.focus({ preventScroll: true })
    })
    watch.observe(panel, { childList: true, subtree: true })
    // Listens on the window to run before the listeners of a host's dialog, which must not close.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true })
      watch.disconnect()
      for (const removeShield of shields) removeShield()
      show()
    }
  }, [panel])

  // A layout effect is too early: React dispatches no focus events while it removes the dialog.
  useEffect(
    () => () => {
      const before = opener.current
      if (hasFocus() || !(before instanceof HTMLElement) || !before.isConnected) return
      before.focus({ preventScroll: true })
    },
    [],
  )

  return {
    ref: setPanel,
    onFocus({ target }) {
      if (panel?.contains(target)) last.current = target
    },
    onOpenAutoFocus(event) {
      blurFocused()
      const start = panel?.querySelector<HTMLElement>(starts)
      if (!start) return
      event.preventDefault()
      start.focus()
    },
    onCloseAutoFocus: (event) => event.preventDefault(),
    onFocusOutside({ target }) {
      if (isMessage(target) || !panel?.isConnected || isCovered(panel)) return
      blurFocused()
      const stop = last.current?.isConnected ? last.current : panel
      stop.focus()
    },
    onEscapeKeyDown: (event) => event.preventDefault(),
  }
}

/** The focused element, including those in shadow roots. */
function focusedElement(root: DocumentOrShadowRoot = document): Element | null {
  const { activeElement } = root
  const inner = activeElement?.shadowRoot
  return inner?.activeElement ? focusedElement(inner) : activeElement
}

/** Blurs first. Otherwise a host's focus trap would pull the focus back. */
function blurFocused() {
  const focused = focusedElement()
  if (focused instanceof HTMLElement) focused.blur()
}

function hasFocus(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body
}

function isFor(panel: HTMLElement, event: Event): boolean {
  const { target } = event
  if (isCovered(panel)) return false
  if (!(target instanceof Element) || target === document.body) return true
  return event.composedPath().includes(panel) || isMessage(target)
}

/** True if another dialog, ours or a host's, is on top. */
function isCovered(element: Element): boolean {
  if (element.closest('[inert], [aria-hidden="true"]') !== null) return true
  const root = element.getRootNode()
  return root instanceof ShadowRoot && isCovered(root.host)
}

function isMessage(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[aria-live]') !== null
}
