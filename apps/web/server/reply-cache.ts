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

/** What the objects of an entry take beside its texts, in bytes. */
const entryBytes = 500

/** Codes of a success, of a refused input and of a missing record. The same call gets the same reply. */
const lastingCodes = [0, 1, 404]

/** The API's message for an internal failure, which it sends with the code of a refused input. */
const internalFailure = '错误'

const envelopeSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ code: v.optional(v.number(), 0), message: v.optional(v.unknown()) }),
)

/** Whether a reply must not replace an earlier one, such as a refusal for too many calls. */
function isPassing({ status, body }: Reply): boolean {
  if (status !== 200) return true
  const { success, output } = v.safeParse(envelopeSchema, body)
  return !success || !lastingCodes.includes(output.code) || output.message === internalFailure
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
    if (isPassing(reply)) throw new Error(`The API refused ${url}: ${reply.status} ${reply.body}`)
    return reply
  }

  const replies = new LRUCache<string, Reply>({
    maxSize: bytesAtMost,
    // A character takes up to two bytes.
    sizeCalculation: ({ body }, url) => 2 * (body.length + url.length) + entryBytes,
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
