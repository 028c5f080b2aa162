import { type HttpHandler, HttpResponse, type HttpResponseResolver, delay, http } from 'msw'
import { operationTable } from '../generated/operation-table'
import type { components } from '../generated/schema'
import { type OperationData, samples } from '../generated/samples'
import { type FailureReply, type OperationName, failureReply, successReply } from './envelope'

/** Where the handlers listen. */
export interface HandlerOptions {
  /**
   * Base URL of the API, a path part included, e.g. `https://www.shuyuan.example/api`.
   * Left out, any host and any path part is answered.
   */
  baseUrl?: string
}

/**
 * A handler that answers one operation with a resolver of yours; the base of all others.
 * Path parameters arrive under the names of the contract, e.g. `params.courseId`.
 */
export function handling(
  operation: OperationName,
  resolver: HttpResponseResolver,
  { baseUrl = '*' }: HandlerOptions = {},
): HttpHandler {
  const { method, path } = operationTable[operation]
  return http[method](baseUrl.replace(/\/+$/, '') + matcher(path), resolver)
}

/** Number ids take digits only, so that `/announcement/latest` is not an id. */
function matcher(path: string): string {
  return path.replace(/\{(\w*[iI]d)\}/g, numberOrText).replace(/\{(\w+)\}/g, ':$1')
}

function numberOrText(_: string, name: string): string {
  return name === 'notificationId' ? `:${name}` : `:${name}(\\d+)`
}

/** One operation succeeds with this `data`. */
export function answering<Name extends OperationName>(
  operation: Name,
  data: OperationData[Name],
  options?: HandlerOptions,
): HttpHandler {
  return handling(operation, () => successReply<Name>(data), options)
}

/** One operation succeeds with each `data` in turn and stays at the last; for polling. */
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

/** The reply "not passed yet" of `getFaceCheck`, the one reply whose `code` is an object. */
export function awaitingFaceCheck(options?: HandlerOptions): HttpHandler {
  return handling('getFaceCheck', () => HttpResponse.json(pending), options)
}

/** One operation fails as the server does it: HTTP 200 with this code and message. */
export function failing(
  operation: OperationName,
  failure: FailureReply,
  options?: HandlerOptions,
): HttpHandler {
  return handling(operation, () => failureReply(failure), options)
}

/** The failures that every operation can have, in the server's words. */
export const commonFailures = {
  visitor: { code: 401, message: '请登录' },
  signedInElsewhere: { code: 401, message: '请重新登录' },
  missing: { code: 404, message: '资源不存在' },
  tooMany: { code: 429, message: '请稍后再试' },
  maintenance: { code: 503, message: '系统维护中' },
  unexpected: { code: 1, message: '错误' },
} as const satisfies Record<string, FailureReply>

/** What comes in place of an envelope. */
export interface BrokenReply {
  /** HTTP status; 200 when left out. */
  status?: number
  /** Body as text, e.g. `'<html>'`, `'{"code":0'`, `''`. */
  body: string
  /** `application/json` when left out. */
  contentType?: string
}

/** One operation answers with something that is no envelope, as a proxy or a crash does. */
export function breaking(
  operation: OperationName,
  { status = 200, body, contentType = 'application/json' }: BrokenReply,
  options?: HandlerOptions,
): HttpHandler {
  const headers = { 'content-type': contentType }
  return handling(operation, () => new HttpResponse(body, { status, headers }), options)
}

/** One operation answers with its sample after so many milliseconds, or never. */
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

/** One operation is cut off: the request rejects as it does without a network. */
export function disconnecting(operation: OperationName, options?: HandlerOptions): HttpHandler {
  return handling(operation, () => HttpResponse.error(), options)
}
