const pollMs = 2_000
const seldomMs = 15_000
const longestMs = 30_000

/** What the pause between two questions depends on. */
interface Asking {
  /** Questions in a row that got no answer; each doubles the pause. */
  failures: number
  /** The page is hidden. */
  isHidden: boolean
  /** The server refused for too many calls a moment ago: the rest of its minute is for the page. */
  isLimited?: boolean
}

/** How long to wait before an order's state is asked for again, in ms. */
export function nextInterval({ failures, isHidden, isLimited = false }: Asking): number {
  const pause = Math.min(pollMs * 2 ** failures, longestMs)
  return isHidden || isLimited ? Math.max(pause, seldomMs) : pause
}
