import type { LoginNoticeDetail } from './login-element'

/** Shows an error at the top of the page until the next click. */
function showError(text: string): void {
  const message = document.createElement('div')
  message.role = 'alert'
  message.textContent = text
  // A policy may block style attributes of HTML, but not those that a script sets.
  message.style.cssText =
    'position: fixed; inset: 0 0 auto; z-index: var(--sy-z-toast, 1010); padding: 16px; border-bottom: 1px solid; ' +
    // The button that opens the dialog may be below it.
    'color: var(--sy-text, CanvasText); background: var(--sy-danger-soft, Canvas); pointer-events: none'
  document.body.append(message)
  addEventListener('click', () => message.remove(), { once: true })
}

/** Dispatches `notice`. The page shows an error that no listener cancels, because a dialog cannot open. */
export function dispatchNotice(element: Element, detail: LoginNoticeDetail): void {
  const isError = detail.kind === 'error'
  const event = new CustomEvent('notice', { detail, cancelable: isError })
  if (element.dispatchEvent(event) && isError) showError(detail.text)
}
