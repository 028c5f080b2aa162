import { whenIdle } from './when-idle'

declare global {
  interface Window {
    /** Set by `server/queued-clicks.js` on a page that the server rendered, until hydration is done. */
    shuyuanQueuedClicks?: { button: HTMLElement | null; isHydrating: boolean; stop: () => void }
  }
}

/** From here on React handles clicks on hydrated parts, so only the other clicks are queued. */
export function leaveClicksToReact(): void {
  if (window.shuyuanQueuedClicks) window.shuyuanQueuedClicks.isHydrating = true
}

/** Clicks the last button that the user clicked before the page could handle it. */
export async function replayQueuedClick(): Promise<void> {
  const clicks = window.shuyuanQueuedClicks
  delete window.shuyuanQueuedClicks
  clicks?.stop()
  const button = clicks?.button
  // A disabled button receives no click, so the loop would not end.
  while (button?.isConnected && !button.matches(':disabled') && !click(button)) await whenIdle()
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
