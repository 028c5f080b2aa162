import { LiteRateLimiter } from '@tanstack/pacer-lite/lite-rate-limiter'

interface CallBudgetOptions {
  /** Calls within any 60 seconds. */
  callsPerMinute: number
  /** @default the global `fetch` */
  fetch?: typeof fetch
}

interface CallBudget {
  /** For pages that a visitor waits for. @throws Error immediately when the budget is spent */
  fetch: typeof fetch
  /** For background work. Waits until the budget allows the call. */
  backgroundFetch: typeof fetch
  /**
   * For pages with a query. They get a third of the budget, because one visitor could otherwise spend all of it on new
   * searches.
   * @throws Error immediately when their share is spent
   */
  queryFetch: typeof fetch
  /** Returns how many calls are allowed now. */
  callsLeft: () => number
}

/** Limits the calls of one server to the API, which has a rate limit per IP address. */
export function createCallBudget({
  callsPerMinute,
  fetch = globalThis.fetch,
}: CallBudgetOptions): CallBudget {
  const perMinute = (limit: number) =>
    new LiteRateLimiter(() => undefined, { limit, window: 60_000, windowType: 'sliding' })
  const calls = perMinute(callsPerMinute)
  const queryCalls = perMinute(Math.ceil(callsPerMinute / 3))
  const pageFetch: typeof fetch = async (...request) => {
    if (!calls.maybeExecute())
      throw new Error(`Call budget of ${callsPerMinute} per minute is spent`)
    return fetch(...request)
  }
  return {
    fetch: pageFetch,
    queryFetch: async (...request) => {
      if (!queryCalls.maybeExecute()) throw new Error('Call budget of pages with a query is spent')
      return pageFetch(...request)
    },
    callsLeft: () => calls.getRemainingInWindow(),
    backgroundFetch: async (...request) => {
      while (!calls.maybeExecute()) {
        await new Promise((resolve) => setTimeout(resolve, calls.getMsUntilNextWindow()))
      }
      return fetch(...request)
    },
  }
}
