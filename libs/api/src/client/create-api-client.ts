import createClient from 'openapi-fetch'
import type { paths } from '../generated/schema'
import { isApiError } from '../error/api-error'
import { failure } from '../error/failure'
import { anySignal } from './any-signal'
import type { ApiClient, ApiClientOptions, Call, CallOptions } from './api-client'
import { normalizeBaseUrl } from './normalize-base-url'
import { openEnvelope } from './envelope'
import { httpFailure } from './reply-failure'
import { createReachProbe } from './reach-probe'
import { watchSession } from './session-watch'

const nothing = () => undefined

/**
 * Creates a client. Its calls reject with an `ApiError`, or with errors that `getToken` and
 * `onUnauthorized` throw. Throws a `TypeError` for an invalid `baseUrl`.
 *
 * @example
 * const api = createApiClient({ baseUrl: '/api/', getToken: () => session.getToken() })
 * const member = await fetchMember(api)
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { timeoutMs = 15_000, getToken = () => null, onUnauthorized = nothing } = options
  const baseUrl = normalizeBaseUrl(options.baseUrl)
  const session = watchSession(getToken, onUnauthorized)
  const send: typeof fetch = (request) => (options.fetch ?? globalThis.fetch)(request)
  const http = createClient<paths>({ baseUrl, fetch: send })
  const isReached = createReachProbe(baseUrl, send)

  async function perform<Model>(call: Call<Model>, callOptions: CallOptions = {}): Promise<Model> {
    const { token, reject } = session.begin()
    try {
      const text = await exchange(call, token, callOptions)
      return call.read(openEnvelope(text, call.readOddCode), options.assetBaseUrl?.() || baseUrl)
    } catch (cause) {
      const error = isApiError(cause) ? cause : failure('malformed', { cause })
      if (error.kind !== 'unauthorized') throw error
      if (call.endsSession) return call.read([], baseUrl)
      reject()
      throw error
    }
  }

  async function exchange<Model>(
    call: Call<Model>,
    token: string | null,
    callOptions: CallOptions,
  ): Promise<string> {
    const limit = AbortSignal.timeout(callOptions.timeoutMs ?? timeoutMs)
    const signal = callOptions.signal ? anySignal([callOptions.signal, limit]) : limit
    const keepalive = callOptions.keepalive ?? false
    const headers: Record<string, string> = { Accept: 'application/json' }
    if (token !== null) headers.Authorization = `Bearer ${token}`
    let reply
    try {
      signal.throwIfAborted()
      reply = await call.send(http, { headers, parseAs: 'text', signal, keepalive })
    } catch (cause) {
      if (signal.aborted) {
        throw failure(signal.reason === limit.reason ? 'timeout' : 'aborted', { cause })
      }
      throw failure((await isReached()) ? 'server' : 'offline', { cause })
    }
    const refusal = httpFailure(reply.response.status, reply.error)
    if (refusal) throw refusal
    if (!reply.response.ok) return JSON.stringify(reply.error ?? '')
    return typeof reply.data === 'string' ? reply.data : ''
  }

  return { baseUrl, perform }
}
