import type { operationTable } from '../generated/operation-table'

/** Name of a JSON operation, its `operationId` in the contract. */
export type OperationName = keyof typeof operationTable
