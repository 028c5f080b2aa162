/** Time of the clock in the stories, as in Storybook: 10:00 in Shanghai. */
export const storyNow = Date.UTC(2026, 2, 2, 2)

/** `beforeEach` of stories that show a time: sets the clock to {@link storyNow} until they end. */
export function stopClock(): () => void {
  const { now } = Date
  // Not a spy: Storybook logs the calls of spies, with the time.
  Date.now = () => storyNow
  return () => {
    Date.now = now
  }
}

/**
 * `beforeEach` of stories that show a state after polling: makes timers of 0.9 to 3 s fire immediately. Longer
 * timers, which expire after minutes, stay unchanged.
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
