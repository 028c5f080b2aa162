const pollMs = 2_000
const hiddenMs = 15_000
const longestMs = 30_000

/**
 * How long to wait before an order's state is asked for again, in ms.
 *
 * @param failures questions in a row that got no answer; each doubles the pause
 * @param isHidden nobody sees the page
 */
export function nextPause({ failures, isHidden }: { failures: number; isHidden: boolean }): number {
  const pause = Math.min(pollMs * 2 ** failures, longestMs)
  return isHidden ? Math.max(pause, hiddenMs) : pause
}
