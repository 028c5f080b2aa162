import createClient from 'openapi-fetch'
import type { paths } from '../generated/schema'
import { ApiError, isApiError } from '../error/api-error'
import { malformedReply } from '../error/malformed-reply'
import { messages } from '../messages'
import type { ApiClient, ApiClientOptions, Call, CallOptions } from './api-client'
import { baseAddress } from './base-address'
import { startDeadline } from './deadline'
import type { Deadline } from './deadline'
import { openEnvelope } from './envelope'
import { httpError } from './http-error'
import { watchSession } from './session-watch'

const nothing = () => undefined

/**
 * Connects to the server. Every call then rejects with an `ApiError` and nothing else.
 *
 * @example
 * const api = createApiClient({ baseUrl: '/api/', getToken: () => session.getToken() })
 * const member = await fetchMember(api)
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { timeoutMs = 15_000, getToken = () => null, onUnauthorised = nothing } = options
  const baseUrl = baseAddress(options.baseUrl)
  const session = watchSession(getToken, onUnauthorised)
  const http = createClient<paths>({
    baseUrl,
    fetch: (request) => (options.fetch ?? globalThis.fetch)(request),
  })

  async function perform<Model>(call: Call<Model>, callOptions: CallOptions = {}): Promise<Model> {
    const { token, reject } = session.begin()
    const deadline = startDeadline(timeoutMs, callOptions.signal)
    try {
      const text = await exchange(call, token, deadline, callOptions.keepalive ?? false)
      return call.read(openEnvelope(text, call.readOddCode), options.assetBaseUrl?.() || baseUrl)
    } catch (cause) {
      const error = isApiError(cause) ? cause : malformedReply(cause)
      if (error.kind !== 'unauthorised') throw error
      if (call.endsSession) return call.read([], baseUrl)
      reject()
      throw error
    } finally {
      deadline.release()
    }
  }

  async function exchange<Model>(
    call: Call<Model>,
    token: string | null,
    deadline: Deadline,
    keepalive: boolean,
  ): Promise<string> {
    const headers: Record<string, string> = { Accept: 'application/json' }
    if (token !== null) headers.Authorization = `Bearer ${token}`
    let reply
    try {
      deadline.signal.throwIfAborted()
      const init = { headers, parseAs: 'text', signal: deadline.signal, keepalive } as const
      reply = await call.send(http, init)
    } catch (cause) {
      throw unreachedError(deadline, cause)
    }
    const error = httpError(reply.response.status)
    if (error) throw error
    if (!reply.response.ok) return JSON.stringify(reply.error ?? '')
    return typeof reply.data === 'string' ? reply.data : ''
  }

  return { baseUrl, perform }
}

function unreachedError(deadline: Deadline, cause: unknown): ApiError {
  const endedBy = deadline.endedBy()
  if (endedBy === 'caller') {
    return new ApiError({ kind: 'aborted', message: messages.aborted, cause })
  }
  if (endedBy === 'timeout') {
    return new ApiError({ kind: 'timeout', message: messages.timeout, cause })
  }
  return new ApiError({ kind: 'offline', message: messages.offline, cause })
}
