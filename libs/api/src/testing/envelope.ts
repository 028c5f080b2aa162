import { HttpResponse } from 'msw'
import type { operationTable } from '../generated/operation-table'
import type { components } from '../generated/schema'
import type { OperationData } from '../generated/samples'

/** Name of a JSON operation: its `operationId` in the contract. */
export type OperationName = keyof typeof operationTable

/** A failure of the server; `code` is not 0. */
export type FailureReply = Pick<components['schemas']['Failure'], 'code' | 'message'>

/** Creates a success reply: HTTP 200, code 0, no message. */
export function successReply<Name extends OperationName>(data: OperationData[Name]) {
  return HttpResponse.json({ code: 0, message: '', data })
}

/** Creates a failure reply: HTTP 200, a code other than 0, empty data. */
export function failureReply({ code, message }: FailureReply) {
  return HttpResponse.json({ code, message, data: [] })
}
