import type { HttpHandler } from 'msw'
import type { OperationData } from '../generated/samples'
import { successReply } from './envelope'
import type { HandlerOptions } from './handler-options'
import { handling } from './handling'
import type { OperationName } from './operation-name'

/** One operation succeeds with this `data`. */
export function answering<Name extends OperationName>(
  operation: Name,
  data: OperationData[Name],
  options?: HandlerOptions,
): HttpHandler {
  return handling(operation, () => successReply<Name>(data), options)
}
