import { LRUCache } from 'lru-cache'
import * as v from 'valibot'

interface Reply {
  status: number
  body: string
}

interface ReplyCacheOptions {
  /** How long a reply is given without asking again, in ms. */
  freshMs: number
  /** How long after that it is still given while the API is asked again, in ms. */
  staleMs: number
  /** How long a page waits for the API, in ms. */
  patienceMs: number
  /** Asks the API. @default the runtime's */
  fetch?: typeof fetch
}

/** How long the API may take to refresh what is kept, longer than a page waits for it. */
const refreshMs = 10_000

const bytesAtMost = 64 * 1024 * 1024

/** What the API says of a record that it does not have: an answer like any other. */
const missing = 404

const envelopeSchema = v.pipe(v.string(), v.parseJson(), v.object({ code: v.optional(v.number()) }))

/** A refusal, as for too many calls, must not replace what was said before. */
function isRefusal({ status, body }: Reply): boolean {
  if (status !== 200) return true
  const envelope = v.safeParse(envelopeSchema, body)
  return !envelope.success || ![0, missing].includes(envelope.output.code ?? 0)
}

/**
 * A `fetch` for the API that keeps what it says to visitors, as one server asks for all of them and the
 * API counts its calls. Each URL is asked for once at a time; while that lasts, a reply that is not too old
 * is given, and any older one when the API is late or refuses. Nothing of a visitor is sent: neither
 * cookie nor token.
 *
 * @throws DOMException `TimeoutError` when there is nothing to give after `patienceMs`
 */
export function createReplyCache({
  freshMs,
  staleMs,
  patienceMs,
  fetch = globalThis.fetch,
}: ReplyCacheOptions): typeof globalThis.fetch {
  async function ask(url: string): Promise<Reply> {
    const response = await fetch(url, {
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.timeout(refreshMs),
    })
    const reply = { status: response.status, body: await response.text() }
    if (isRefusal(reply)) throw new Error(`The API refused ${url}: ${reply.status} ${reply.body}`)
    return reply
  }

  const replies = new LRUCache<string, Reply>({
    maxSize: bytesAtMost,
    sizeCalculation: ({ body }, url) => body.length + url.length + 1,
    ttl: freshMs,
    noDeleteOnFetchRejection: true,
    fetchMethod: ask,
  })

  return async (input) => {
    const { url } = new Request(input)
    const older = replies.peek(url, { allowStale: true })
    const asked =
      freshMs > 0
        ? replies.fetch(url, {
            allowStale: replies.getRemainingTTL(url) > -staleMs,
            allowStaleOnFetchRejection: older !== undefined,
          })
        : ask(url)
    const late = AbortSignal.timeout(patienceMs)
    const timeUp = new Promise<Reply>((resolve, reject) => {
      late.addEventListener('abort', () => (older ? resolve(older) : reject(late.reason)))
    })
    const { status, body } = (await Promise.race([asked, timeUp])) ?? { status: 503, body: '' }
    return new Response(body, { status, headers: { 'Content-Type': 'application/json' } })
  }
}
