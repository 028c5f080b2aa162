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
