import { readFileSync } from 'node:fs'
import type { Request } from '@playwright/test'

const table = readFileSync(
  new URL('../../../../libs/api/src/generated/operation-table.ts', import.meta.url),
  'utf8',
)

export interface Operation {
  id: string
  method: string
  /** Matches the paths of the operation. */
  pattern: RegExp
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}

/** Every operation of the contract. */
const operations: readonly Operation[] = Array.from(
  table.matchAll(/^ {2}(\w+): \{\s*method: '(\w+)',\s*path: '([^']+)'/gm),
  ([, id = '', method = '', path = '']) => ({
    id,
    method: method.toUpperCase(),
    pattern: patternOf(path),
  }),
)

/** Returns an operation by its `operationId`. */
export function operationOf(id: string): Operation {
  const found = operations.find((operation) => operation.id === id)
  if (found === undefined) throw new Error(`The contract has no operation ${id}`)
  return found
}

/** Returns true if a request calls the operation. */
export function isCallTo({ method, pattern }: Operation, request: Request): boolean {
  return request.method() === method && pattern.test(new URL(request.url()).pathname)
}

/** Returns true if a call of the sandbox's log, such as `GET /api/v2/navs`, is one of the operation. */
export function isRecordOf({ method, pattern }: Operation, call: string): boolean {
  const [calledMethod, path = ''] = call.split(' ')
  return calledMethod === method && pattern.test(path)
}
