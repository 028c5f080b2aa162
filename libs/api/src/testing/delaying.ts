import { delay, type HttpHandler } from 'msw'
import { samples } from '../generated/samples'
import { successReply } from './envelope'
import type { HandlerOptions } from './handler-options'
import { handling } from './handling'
import type { OperationName } from './operation-name'

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
