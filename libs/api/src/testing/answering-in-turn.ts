import type { HttpHandler } from 'msw'
import type { OperationData } from '../generated/samples'
import { successReply } from './envelope'
import type { HandlerOptions } from './handler-options'
import { handling } from './handling'
import type { OperationName } from './operation-name'

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
