import { type HttpHandler, HttpResponse, type HttpResponseResolver, delay, http } from 'msw'
import { operationTable } from '../generated/operation-table'
import type { components } from '../generated/schema'
import { type OperationData, samples } from '../generated/samples'
import { type FailureReply, type OperationName, failureReply, successReply } from './envelope'

/** Base URL of the handlers. */
export interface HandlerOptions {
  /**
   * Base URL of the API including its path, such as `https://www.shuyuan.example/api`. Omit it to
   * match any host and path prefix.
   */
  baseUrl?: string
}

/**
 * Creates a handler for one operation with a custom resolver. Path parameters have the names of the
 * contract, such as `params.courseId`.
 */
export function handling(
  operation: OperationName,
  resolver: HttpResponseResolver,
  { baseUrl = '*' }: HandlerOptions = {},
): HttpHandler {
  const { method, path } = operationTable[operation]
  return http[method](baseUrl.replace(/\/+$/, '') + matcher(path), resolver)
}

/** Numeric IDs match digits only, so that `/announcement/latest` is not an ID. */
function matcher(path: string): string {
  return path.replace(/\{(\w*[iI]d)\}/g, numberOrText).replace(/\{(\w+)\}/g, ':$1')
}

function numberOrText(_: string, name: string): string {
  return name === 'notificationId' ? `:${name}` : `:${name}(\\d+)`
}

/** Makes an operation succeed with this `data`. */
export function answering<Name extends OperationName>(
  operation: Name,
  data: OperationData[Name],
  options?: HandlerOptions,
): HttpHandler {
  return handling(operation, () => successReply<Name>(data), options)
}

/** Makes an operation succeed with each `data` in turn and then repeat the last, for polling. */
export function answeringInTurn<Name extends OperationName>(
  operation: Name,
  data: [OperationData[Name], ...OperationData[Name][]],
  options?: HandlerOptions,
): HttpHandler {
  let [current, ...later] = data
  return handling(
    operation,
    () => {
      const reply = successReply<Name>(current)
      const [next = current, ...rest] = later
      current = next
      later = rest
      return reply
    },
    options,
  )
}

const pending: components['schemas']['FaceCheckPending'] = {
  code: { status: 5 },
  message: '',
  data: [],
}

/** Makes `getFaceCheck` reply "not passed yet", the only reply whose `code` is an object. */
export function awaitingFaceCheck(options?: HandlerOptions): HttpHandler {
  return handling('getFaceCheck', () => HttpResponse.json(pending), options)
}

/** Makes an operation fail like the server does: HTTP 200 with this code and message. */
export function failing(
  operation: OperationName,
  failure: FailureReply,
  options?: HandlerOptions,
): HttpHandler {
  return handling(operation, () => failureReply(failure), options)
}

/** Failures that every operation can have, with the server's messages. */
export const commonFailures = {
  visitor: { code: 401, message: '请登录' },
  signedInElsewhere: { code: 401, message: '请重新登录' },
  missing: { code: 404, message: '资源不存在' },
  tooMany: { code: 429, message: '请稍后再试' },
  maintenance: { code: 503, message: '系统维护中' },
  unexpected: { code: 1, message: '错误' },
} as const satisfies Record<string, FailureReply>

/** A reply without an envelope. */
export interface BrokenReply {
  /** HTTP status. @default 200 */
  status?: number
  /** Body as text, e.g. `'<html>'`, `'{"code":0'`, `''`. */
  body: string
  /** @default 'application/json' */
  contentType?: string
}

/** Makes an operation reply without an envelope, like a proxy or a crashed server. */
export function breaking(
  operation: OperationName,
  { status = 200, body, contentType = 'application/json' }: BrokenReply,
  options?: HandlerOptions,
): HttpHandler {
  const headers = { 'content-type': contentType }
  return handling(operation, () => new HttpResponse(body, { status, headers }), options)
}

/** Makes an operation reply with its sample after a delay in ms, or never. */
export function delaying(
  operation: OperationName,
  milliseconds: number | 'infinite',
  options?: HandlerOptions,
): HttpHandler {
  return handling(
    operation,
    async () => {
      await delay(milliseconds)
      return successReply(samples[operation])
    },
    options,
  )
}

/** Makes the request of an operation fail like without a network. */
export function disconnecting(operation: OperationName, options?: HandlerOptions): HttpHandler {
  return handling(operation, () => HttpResponse.error(), options)
}
