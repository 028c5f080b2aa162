/** What the clock says in the stories: 10:00 in Shanghai. */
export const storyNow = Date.UTC(2026, 0, 15, 2)

/** `beforeEach` of stories that show a time: the clock stands at {@link storyNow} until they end. */
export function stopClock(): () => void {
  const { now } = Date
  // Not by a spy: the calls of spies are logged, with the time.
  Date.now = () => storyNow
  return () => {
    Date.now = now
  }
}

/**
 * `beforeEach` of stories that show what comes after a second or more of asking: it comes at once. The
 * timers that watch over a life of minutes stay as they are.
 */
export function hurryTimers(): () => void {
  const start = globalThis.setTimeout
  globalThis.setTimeout = Object.assign(
    (handler: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
      start(handler, ms >= 900 && ms <= 3000 ? 10 : ms, ...args),
    start,
  )
  return () => {
    globalThis.setTimeout = start
  }
}
