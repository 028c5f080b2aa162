import { whenIdle } from './when-idle'

declare global {
  interface Window {
    /** Set by `server/queued-clicks.js` on a page that a server made, until it is taken over. */
    shuyuanTaps?: { button: HTMLElement | null; isHydrating: boolean; stop: () => void }
  }
}

/** From here on React answers the taps that it can; only the others are noted. */
export function leaveTapsToReact(): void {
  if (window.shuyuanTaps) window.shuyuanTaps.isHydrating = true
}

/** Presses the button that was tapped last before the page could answer. */
export async function replayEarlyTaps(): Promise<void> {
  const taps = window.shuyuanTaps
  delete window.shuyuanTaps
  taps?.stop()
  const button = taps?.button
  // One that became disabled gets no click.
  while (button?.isConnected && !button.matches(':disabled') && !press(button)) await whenIdle()
}

/** Whether the button got it: React stops a click on its way to what is not hydrated yet. */
function press(button: HTMLElement): boolean {
  let isReached = false
  const note = () => {
    isReached = true
  }
  button.addEventListener('click', note)
  button.click()
  button.removeEventListener('click', note)
  return isReached
}
