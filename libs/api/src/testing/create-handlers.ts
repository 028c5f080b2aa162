import type { HttpHandler } from 'msw'
import { operationTable } from '../generated/operation-table'
import { samples, type OperationData } from '../generated/samples'
import { successReply, type OperationName } from './envelope'
import { handling, type HandlerOptions } from './handlers'

/** Base URL and data of {@link createHandlers}. */
export interface CreateHandlersOptions extends HandlerOptions {
  /** `data` by operation. Other operations reply with their sample. */
  data?: Partial<OperationData>
}

/**
 * Creates an MSW handler for every JSON operation of the contract. Each replies with the contract's
 * example. Tokens are not checked. Override single operations with `server.use(failing(…))` and
 * similar.
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
