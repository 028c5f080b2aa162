import { HttpResponse, type HttpHandler } from 'msw'
import type { HandlerOptions } from './handler-options'
import { handling } from './handling'
import type { OperationName } from './operation-name'

/** One operation is cut off: the request rejects as it does without a network. */
export function disconnecting(operation: OperationName, options?: HandlerOptions): HttpHandler {
  return handling(operation, () => HttpResponse.error(), options)
}
