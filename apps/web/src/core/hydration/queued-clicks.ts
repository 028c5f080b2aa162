import { afterPaint, isPlainClick } from '@shuyuan/ui'
import { whenIdle } from './when-idle'

declare global {
  interface Window {
    /** Set by `server/queued-clicks.js` on a page that the server rendered, until hydration is done. */
    shuyuanQueuedClicks?: {
      button: HTMLElement | null
      isHydrating: boolean
      listening: AbortController
    }
  }
}

/** Precede a click. React would hydrate the pressed part before the next frame. */
const presses = ['pointerdown', 'touchstart', 'pointerup', 'touchend', 'mousedown', 'mouseup']

/** The link or button of an event, if React renders it. */
function controlOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest('#root :is(a[href], button)') : null
}

function stopPress(event: Event): void {
  if (controlOf(event)) event.stopPropagation()
}

/** Repeats a click after the frame that shows the reaction to it. */
async function clickAfterPaint(event: MouseEvent): Promise<void> {
  const control = controlOf(event)
  if (!control || !event.isTrusted || !isPlainClick(event)) return
  event.stopPropagation()
  if (control.matches('a')) return
  event.preventDefault()
  control.dataset.pending = ''
  await afterPaint()
  delete control.dataset.pending
  control.click()
}

/**
 * From here on React handles clicks, so only those on parts that are not hydrated are queued. React hydrates a clicked
 * part at once, which takes long, so it receives the click after the next frame.
 */
export function leaveClicksToReact(): void {
  const clicks = window.shuyuanQueuedClicks
  if (!clicks) return
  clicks.isHydrating = true
  const options = { capture: true, signal: clicks.listening.signal }
  for (const press of presses) window.addEventListener(press, stopPress, options)
  window.addEventListener('click', clickAfterPaint, options)
}

/** Clicks the last button that the user clicked before the page could handle it. */
export async function replayQueuedClick(): Promise<void> {
  const clicks = window.shuyuanQueuedClicks
  delete window.shuyuanQueuedClicks
  clicks?.listening.abort()
  const button = clicks?.button
  // A disabled button receives no click, so the loop would not end.
  while (button?.isConnected && !button.matches(':disabled') && !click(button)) await whenIdle()
  delete button?.dataset.pending
}

/** Returns whether the button received the click. React stops clicks on parts that are not hydrated. */
function click(button: HTMLElement): boolean {
  let isReceived = false
  const receive = () => {
    isReceived = true
  }
  button.addEventListener('click', receive)
  button.click()
  button.removeEventListener('click', receive)
  return isReceived
}
