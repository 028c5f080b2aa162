import { LiteRateLimiter } from '@tanstack/pacer-lite/lite-rate-limiter'

interface CallBudgetOptions {
  /** Calls within any 60 seconds. */
  callsPerMinute: number
  /** Asks the API. @default the runtime's */
  fetch?: typeof fetch
}

interface CallBudget {
  /** For what a visitor waits for. @throws Error at once when the budget is spent */
  fetch: typeof fetch
  /** For what is made in the background: waits until the budget allows the call. */
  patientFetch: typeof fetch
}

/** Bounds how often one server calls the API, which counts calls by IP and refuses what is too much. */
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
        throw new Error(`${callsPerMinute} calls were made within a minute`)
      return fetch(...request)
    },
    patientFetch: async (...request) => {
      while (!calls.maybeExecute()) {
        await new Promise((resolve) => setTimeout(resolve, calls.getMsUntilNextWindow()))
      }
      return fetch(...request)
    },
  }
}
