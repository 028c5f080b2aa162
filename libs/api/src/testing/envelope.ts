import { HttpResponse } from 'msw'
import type { operationTable } from '../generated/operation-table'
import type { components } from '../generated/schema'
import type { OperationData } from '../generated/samples'

/** Name of a JSON operation, its `operationId` in the contract. */
export type OperationName = keyof typeof operationTable

/** A failure as the server words it; `code` is anything but 0. */
export type FailureReply = Pick<components['schemas']['Failure'], 'code' | 'message'>

/** The reply of a success: HTTP 200, code 0, no message. */
export function successReply<Name extends OperationName>(data: OperationData[Name]) {
  return HttpResponse.json({ code: 0, message: '', data })
}

/** The reply of a failure: HTTP 200 too, with a code other than 0 and empty data. */
export function failureReply({ code, message }: FailureReply) {
  return HttpResponse.json({ code, message, data: [] })
}
