import type { ApiClient } from '../src/client/api-client'
import type { operationTable } from '../src/generated/operation-table'

/** What one call of this library sends. */
export interface OperationCase {
  operation: keyof typeof operationTable
  call: (api: ApiClient) => Promise<unknown>
  /** Path with its parameters and query, when it is not the one of the contract as it stands. */
  url?: string
  body?: unknown
}
