import { readFileSync } from 'node:fs'
import type { Request } from '@playwright/test'

const table = readFileSync(
  new URL('../../../../libs/api/src/generated/operation-table.ts', import.meta.url),
  'utf8',
)

/** A call of the contract. */
export interface Operation {
  id: string
  method: string
  /** What its paths look like. */
  pattern: RegExp
}

/** Operations that the site has no use for. */
const unused = new Set([
  'getStatus',
  'uploadImage',
  'getOpenPlayInfo',
  'getVipPlan',
  'getPromoCode',
  'listOwnedCourses',
])

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}

/** Every operation that the site calls, in the order of the contract. */
export const operations: readonly Operation[] = Array.from(
  table.matchAll(/^ {2}(\w+): \{\s*method: '(\w+)',\s*path: '([^']+)'/gm),
  ([, id = '', method = '', path = '']) => ({
    id,
    method: method.toUpperCase(),
    pattern: patternOf(path),
  }),
).filter(({ id }) => !unused.has(id))

/** The operation of this name. */
export function operationOf(id: string): Operation {
  const found = operations.find((operation) => operation.id === id)
  if (found === undefined) throw new Error(`The contract has no operation ${id}`)
  return found
}

/** Whether a request of the page calls an operation. */
export function isCallTo({ method, pattern }: Operation, request: Request): boolean {
  return request.method() === method && pattern.test(new URL(request.url()).pathname)
}
