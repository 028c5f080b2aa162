import type { HttpHandler } from 'msw'
import { failureReply, type FailureReply } from './envelope'
import type { HandlerOptions } from './handler-options'
import { handling } from './handling'
import type { OperationName } from './operation-name'

/** One operation fails as the server does it: HTTP 200 with this code and message. */
export function failing(
  operation: OperationName,
  failure: FailureReply,
  options?: HandlerOptions,
): HttpHandler {
  return handling(operation, () => failureReply(failure), options)
}
