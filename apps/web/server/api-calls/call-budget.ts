import { LiteRateLimiter } from '@tanstack/pacer-lite/lite-rate-limiter'
import { LRUCache } from 'lru-cache'

interface CallBudgetOptions {
  /** Calls within any 60 seconds. */
  callsPerMinute: number
  /** @default the global `fetch` */
  fetch?: typeof fetch
}

/** Calls of one page. They throw immediately when their share of the budget is spent. */
export interface PageCalls {
  /** For a reply that is not cached. */
  request: typeof fetch
  /** For a cached reply that is stale. */
  renew: typeof fetch
}

interface PageInput {
  /** Address of the visitor. Omit it if it is unknown. */
  client?: string | undefined
  /** Whether few visitors open the page: a search, or a course that does not exist. */
  isRare: boolean
}

interface CallBudget {
  callsFor: (page: PageInput) => PageCalls
  /** For background work. Waits until the budget allows the call. */
  backgroundFetch: typeof fetch
  /** Returns how many calls are allowed now. */
  callsLeft: () => number
}

/**
 * Shares of the calls. Otherwise one client could spend all of them on pages that are not cached, and cached pages
 * could not be renewed.
 */
const shares = { requests: 2 / 3, rarePages: 1 / 3, client: 1 / 4 }

const maxClients = 10_000

/** Limits the calls of one server to the API, which has a rate limit per IP address. */
export function createCallBudget({
  callsPerMinute,
  fetch = globalThis.fetch,
}: CallBudgetOptions): CallBudget {
  const perMinute = (share: number) =>
    new LiteRateLimiter(() => undefined, {
      limit: Math.ceil(callsPerMinute * share),
      window: 60_000,
      windowType: 'sliding',
    })
  const calls = perMinute(1)
  const requests = perMinute(shares.requests)
  const rarePages = perMinute(shares.rarePages)
  const clients = new LRUCache<string, LiteRateLimiter<() => undefined>>({
    max: maxClients,
    memoMethod: () => perMinute(shares.client),
  })
  const within =
    (...limits: { maybeExecute: () => boolean }[]): typeof fetch =>
    async (...request) => {
      if (!limits.every((limit) => limit.maybeExecute()))
        throw new Error(`Call budget of ${callsPerMinute} per minute is spent`)
      return fetch(...request)
    }
  return {
    callsFor({ client, isRare }) {
      const own = client === undefined ? [] : [clients.memo(client)]
      const rare = isRare ? [rarePages] : []
      return { request: within(...own, ...rare, requests, calls), renew: within(...rare, calls) }
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
