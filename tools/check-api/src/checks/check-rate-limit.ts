import type { Reply } from '../api-caller'
import type { Finding } from '../finding'

const subject = 'rate limit'
/** The limit that the site is designed for; a cold page makes up to six calls. */
const expected = 120

/**
 * Reads the limit from the headers of consecutive replies, and detects other clients on the same
 * counter.
 */
export function checkRateLimit(replies: readonly Reply[]): Finding {
  const limit = replies.map(({ headers }) => headers.get('X-RateLimit-Limit')).find(Boolean)
  if (!limit) return { subject, result: 'ok', detail: 'no header names a limit' }
  if (Number(limit) < expected) {
    const detail = `${limit} calls in a minute instead of ${expected}`
    const consequence = 'learners who open pages quickly have to wait'
    return { subject, result: 'warning', detail, consequence }
  }
  const others = callsOfOthers(replies)
  if (others > 0) {
    const detail = `${limit} calls in a minute; ${others} of others were counted during the check`
    const consequence =
      'all visitors may share one counter (a proxy whose forwarded addresses are not trusted): the site slows down for all of them at once'
    return { subject, result: 'warning', detail, consequence }
  }
  return { subject, result: 'ok', detail: `${limit} calls in a minute` }
}

/** Sums up decreases by more than one between replies. An increase starts a new window. */
function callsOfOthers(replies: readonly Reply[]): number {
  const left = replies.flatMap(({ headers }) => {
    const value = headers.get('X-RateLimit-Remaining')
    return value === null ? [] : [Number(value)]
  })
  return left.reduce((sum, value, index) => {
    const before = left[index - 1]
    return before === undefined || value >= before ? sum : sum + before - value - 1
  }, 0)
}
