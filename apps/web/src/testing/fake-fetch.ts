import {
  createHandlers,
  failureReply,
  handling,
  type OperationData,
  type OperationName,
} from '@shuyuan/api/testing'
import { delay, getResponse, HttpResponse } from 'msw'
import type { NetworkConditions } from './network-conditions'

export interface FakeServer extends NetworkConditions {
  /** Replies by operation. The default is the contract's examples. */
  data: Partial<OperationData>
  /** Operations that fail. All of them if omitted. */
  failing?: OperationName[]
}

const replies = {
  offline: () => HttpResponse.error(),
  server: () => new HttpResponse(null, { status: 500 }),
  maintenance: () => failureReply({ code: 503, message: '系统维护中' }),
  business: () => failureReply({ code: 1, message: '服务暂时不可用，稍后再试' }),
  missing: () => failureReply({ code: 404, message: '资源不存在' }),
  unauthorized: () => failureReply({ code: 401, message: '请重新登录' }),
  malformed: () => HttpResponse.html('<html></html>'),
}

/** Creates a `fetch` that mocks the production API under the given conditions. */
export function fakeFetch({ data, latencyMs, failure, failing }: FakeServer): typeof fetch {
  const fail = failure === 'none' ? null : replies[failure]
  const failures = fail === null ? [] : (failing ?? []).map((name) => handling(name, fail))
  const handlers = [...failures, ...createHandlers({ data })]
  return async (input, init) => {
    const request = new Request(input, init)
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
    await Promise.race([delay(latencyMs === 'never' ? 'infinite' : latencyMs), aborted])
    const response = fail && !failing ? fail() : await getResponse(handlers, request)
    if (response === undefined || response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
}
