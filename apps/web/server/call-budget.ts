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
}

/** Limits the calls of one server to the API, which has a rate limit per IP address. */
export function createCallBudget({
  callsPerMinute,
  fetch = globalThis.fetch,
}: CallBudgetOptions): CallBudget {
  const calls = new LiteRateLimiter(() => undefined, {
    limit: callsPerMinute,
    window: 60_000,
    windowType: 'sliding',
  })
  return {
    fetch: async (...request) => {
      if (!calls.maybeExecute())
        throw new Error(`Call budget of ${callsPerMinute} per minute is spent`)
      return fetch(...request)
    },
    backgroundFetch: async (...request) => {
      while (!calls.maybeExecute()) {
        await new Promise((resolve) => setTimeout(resolve, calls.getMsUntilNextWindow()))
      }
      return fetch(...request)
    },
  }
}
