import { http, type HttpHandler, type HttpResponseResolver } from 'msw'
import { operationTable } from '../generated/operation-table'
import type { HandlerOptions } from './handler-options'
import type { OperationName } from './operation-name'

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
