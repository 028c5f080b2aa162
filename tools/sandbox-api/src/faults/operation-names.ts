import { readContract } from '@shuyuan/contract'

/** Turns an operationId of the contract into `METHOD /path`; gives null for an unknown one. */
export function operationOf(name: string): string | null {
  const found = readContract().operations.find(({ id }) => id === name)
  return found ? `${found.method} ${found.path}` : null
}
