declare global {
  interface Window {
    /** Set by `server/queued-clicks.js` on a page that the server rendered, until it is hydrated. */
    shuyuanQueuedClicks?: { button: HTMLElement | null; listening: AbortController }
  }
}

/** How often to try again to click a part of the page that is not hydrated, in ms. */
const retryMs = 50

/**
 * Lets React handle clicks from here on.
 *
 * @returns a function that clicks the last button that the user clicked before
 */
export function takeQueuedClick(): () => Promise<void> {
  const clicks = window.shuyuanQueuedClicks
  delete window.shuyuanQueuedClicks
  clicks?.listening.abort()
  const button = clicks?.button
  return async () => {
    // A disabled button receives no click, so the loop would not end.
    while (button?.isConnected && !button.matches(':disabled') && !click(button))
      await new Promise((resolve) => setTimeout(resolve, retryMs))
  }
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
