import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { PageCalls } from './call-budget'

interface Reply {
  status: number
  body: string
  /** When it arrived, in ms since the epoch. */
  at: number
}

interface ReplyCacheOptions {
  /** How long a reply is fresh, in ms. */
  freshMs: number
  /** How long a stale reply is served while it is refetched, in ms. */
  staleMs: number
  /** How long a page waits for the API, in ms. */
  patienceMs: number
}

/** Timeout of a refetch, in ms. Pages do not wait that long. */
const refreshMs = 10_000

/** Maximum age of a reply that is returned without a call, in ms. */
const maxKeptMs = 24 * 60 * 60 * 1000

const maxBytes = 64 * 1024 * 1024

/** Maximum characters of a reply in the log. */
const maxLogged = 300

/** Memory of an entry's objects, without strings, in bytes. */
const entryBytes = 500

/** Codes that the same call returns again: success, invalid input and a missing record. */
const lastingCodes = [0, 1, 404]

/** The API's message for an internal failure, which has the same code as invalid input. */
const internalFailure = '错误'

const envelopeSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    code: v.optional(v.number(), 0),
    message: v.optional(v.unknown()),
    data: v.optional(v.unknown()),
  }),
)

/** Whether a reply must not replace an earlier one, such as the refusal of a rate-limited call. */
function isPassing({ status, body }: Reply): boolean {
  if (status !== 200) return true
  const { success, output } = v.safeParse(envelopeSchema, body)
  if (!success || !lastingCodes.includes(output.code)) return true
  // Data is always an object or a list, or null.
  return (
    output.message === internalFailure || (output.code === 0 && typeof output.data !== 'object')
  )
}

/**
 * Returns a reply, from the cache if possible.
 *
 * @param calls Make the call if the cached reply is not fresh. Pass null to make no call: without a cached reply,
 * the response has the status 504.
 * @throws DOMException `TimeoutError` if there is no reply after `patienceMs`
 */
export type FetchReply = (input: RequestInfo | URL, calls: PageCalls | null) => Promise<Response>

function respond({ status, body, at }: Reply): Response {
  const age = String(Math.max(0, Math.round((Date.now() - at) / 1000)))
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'application/json', Age: age },
  })
}

/**
 * Creates a `fetch` that caches API replies for all visitors, because the API limits the calls of the server.
 * Concurrent calls to a URL share one request. Serves a stale reply during a refetch, and a reply of any age if
 * the API is slow or fails. Responses have an `Age` in seconds. Sends neither cookies nor tokens.
 */
export function createReplyCache({ freshMs, staleMs, patienceMs }: ReplyCacheOptions): FetchReply {
  async function request(url: string, call: typeof globalThis.fetch): Promise<Reply> {
    const response = await call(url, {
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.timeout(refreshMs),
    })
    const reply = { status: response.status, body: await response.text(), at: Date.now() }
    if (isPassing(reply)) {
      const start = reply.body.slice(0, maxLogged)
      throw new Error(`API call failed: ${url}: ${reply.status} ${start}`)
    }
    return reply
  }

  const replies = new LRUCache<string, Reply, typeof globalThis.fetch>({
    maxSize: maxBytes,
    // A character takes up to two bytes.
    sizeCalculation: ({ body }, url) => 2 * (body.length + url.length) + entryBytes,
    ttl: freshMs,
    noDeleteOnFetchRejection: true,
    fetchMethod: (url, _stale, { context }) => request(url, context),
  })

  return async (input, calls) => {
    const { url } = new Request(input)
    const older = replies.peek(url, { allowStale: true })
    if (calls === null) {
      const isKept = older && Date.now() - older.at < maxKeptMs
      return respond(isKept ? older : { status: 504, body: '', at: Date.now() })
    }
    const call = older ? calls.renew : calls.request
    const requested =
      freshMs > 0
        ? replies.fetch(url, {
            allowStale: replies.getRemainingTTL(url) > -staleMs,
            allowStaleOnFetchRejection: older !== undefined,
            context: call,
          })
        : request(url, call)
    const late = AbortSignal.timeout(patienceMs)
    const timeUp = new Promise<Reply>((resolve, reject) => {
      // After a long render, this timer fires before replies that have already arrived are read.
      late.addEventListener('abort', () =>
        setImmediate(() => (older ? resolve(older) : reject(late.reason))),
      )
    })
    const reply = await Promise.race([requested, timeUp])
    return respond(reply ?? { status: 503, body: '', at: Date.now() })
  }
}
