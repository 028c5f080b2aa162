import type { HttpHandler } from 'msw'
import { operationTable } from '../generated/operation-table'
import { samples, type OperationData } from '../generated/samples'
import { successReply, type OperationName } from './envelope'
import { handling, type HandlerOptions } from './handlers'

/** Where to listen, and what to answer instead of the samples. */
export interface CreateHandlersOptions extends HandlerOptions {
  /** `data` by operation; the others answer with their sample. */
  data?: Partial<OperationData>
}

/**
 * One handler per JSON operation of the contract, each succeeding with the contract's own example.
 * Tokens are not checked. Use `server.use(failing(…))` and the like to bend single operations.
 *
 * @example
 * const server = setupServer(...createHandlers({ baseUrl: 'https://www.shuyuan.example/api' }))
 * server.use(failing('listOrders', { code: 1, message: '错误' }))
 */
export function createHandlers({ data, ...options }: CreateHandlersOptions = {}): HttpHandler[] {
  const answers: OperationData = { ...samples, ...data }
  return operationNames().map((operation) =>
    handling(operation, () => successReply(answers[operation]), options),
  )
}

function operationNames(): OperationName[] {
  const isName = (name: string): name is OperationName => name in operationTable
  return Object.keys(operationTable).filter(isName)
}
