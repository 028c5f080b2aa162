declare global {
  interface Window {
    /** Set by `server/early-taps.js` on a page that a server made, until it is taken over. */
    shuyuanTaps?: { button: HTMLElement | null; isHydrating: boolean; stop: () => void }
  }
}

/** From here on React answers the taps that it can; only the others are noted. */
export function leaveTapsToReact(): void {
  if (window.shuyuanTaps) window.shuyuanTaps.isHydrating = true
}

/** Presses the button that was tapped last before the page could answer. */
export function replayEarlyTaps(): void {
  const taps = window.shuyuanTaps
  delete window.shuyuanTaps
  taps?.stop()
  if (taps?.button?.isConnected) taps.button.click()
}
