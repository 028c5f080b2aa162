import { createCallBudget } from './call-budget'
import type { Clock } from './clock'

/**
 * Half of the API's limit, which leaves the other half to visitors with the same client address.
 */
const callsPerMinute = 60
const timeoutMs = 15_000
/** The rate limit resets at the end of its window. */
const refusedForMs = 60_000

/** A complete reply. `status` is 0 if there was none. */
export interface Reply {
  status: number
  headers: Headers
  contentType: string
  text: string
  /** Parsed JSON; undefined if it is not valid JSON. */
  body: unknown
  ms: number
  /** Why there was no reply. */
  error: string | null
}

interface CallOptions {
  method?: 'GET' | 'OPTIONS'
  headers?: Record<string, string>
}

export interface ApiCaller {
  /** Calls a path of the API, at most 60 times per minute. */
  call: (path: string, options?: CallOptions) => Promise<Reply>
  /** Fetches an absolute URL. Images and pages do not count toward the limit of the API. */
  fetchUrl: (url: string, options?: CallOptions) => Promise<Reply>
}

export interface ApiCallerOptions {
  /** Base URL; may have a path. */
  url: string
  fetch: typeof fetch
  clock: Clock
}

/** Creates a rate-limited caller that returns any reply and never throws. */
export function createApiCaller({ url, fetch, clock }: ApiCallerOptions): ApiCaller {
  const base = url.replace(/\/+$/, '')
  const mayCall = createCallBudget(callsPerMinute, clock)

  const fetchUrl: ApiCaller['fetchUrl'] = async (target, { method = 'GET', headers = {} } = {}) => {
    const start = clock.now()
    const elapsed = () => clock.now() - start
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const response = await fetch(target, { method, headers, signal })
      const text = await response.text()
      const contentType = response.headers.get('Content-Type') ?? ''
      const body = contentType.includes('json') ? parsed(text) : undefined
      const { status, headers: received } = response
      return { status, headers: received, contentType, text, body, ms: elapsed(), error: null }
    } catch (error) {
      const none = { status: 0, headers: new Headers(), contentType: '', text: '', body: undefined }
      return { ...none, ms: elapsed(), error: reasonOf(error) }
    }
  }

  const call: ApiCaller['call'] = async (path, options) => {
    await mayCall()
    const reply = await fetchUrl(`${base}${path}`, options)
    if (!isTooMany(reply.body)) return reply
    await clock.wait(refusedForMs)
    await mayCall()
    return fetchUrl(`${base}${path}`, options)
  }

  return { call, fetchUrl }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isTooMany(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 429
}

/** The message `fetch failed` is useless; its cause is not. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
