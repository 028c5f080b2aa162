declare global {
  interface Window {
    /** Set by `server/pages/queued-clicks.js` on a page that the server rendered, until it is hydrated. */
    shuyuanQueuedClicks?: { button: HTMLElement | null; listening: AbortController }
  }
}

/** How often to try again to click a part of the page that is not hydrated, in ms. */
const retryMs = 50

/**
 * Lets React handle clicks from here on. React stops a click on a part that is not hydrated, whose code may be loading, so
 * such a click is repeated.
 *
 * @returns a function that clicks the last button that the user clicked before
 */
export function takeQueuedClick(): () => Promise<void> {
  const clicks = window.shuyuanQueuedClicks
  // The browser renders the page.
  if (clicks === undefined) return () => Promise.resolve()
  delete window.shuyuanQueuedClicks
  clicks.listening.abort()
  window.addEventListener('click', repeatStopped, true)
  return () => clickUntilReceived(clicks.button)
}

function repeatStopped({ target, isTrusted }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null
  if (button === null || !isTrusted) return
  const isReceived = noteClick(button)
  // The event has ended then.
  setTimeout(() => {
    if (!isReceived()) void clickUntilReceived(button)
  })
}

async function clickUntilReceived(button: HTMLElement | null): Promise<void> {
  // A disabled button receives no click, so the loop would not end.
  while (button?.isConnected && !button.matches(':disabled')) {
    const isReceived = noteClick(button)
    button.click()
    if (isReceived()) return
    await new Promise((resolve) => setTimeout(resolve, retryMs))
  }
}

/** Notes whether the next click reaches a button. */
function noteClick(button: HTMLElement): () => boolean {
  let isReceived = false
  const stopListening = new AbortController()
  button.addEventListener(
    'click',
    () => {
      isReceived = true
    },
    { signal: stopListening.signal },
  )
  return () => {
    stopListening.abort()
    return isReceived
  }
}
