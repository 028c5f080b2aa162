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
