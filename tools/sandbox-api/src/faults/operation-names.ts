import { readContract } from '@shuyuan/contract'

/** Converts an operationId of the contract to `METHOD /path`, or returns null if it is unknown. */
export function operationOf(name: string): string | null {
  const found = readContract().operations.find(({ id }) => id === name)
  return found ? `${found.method} ${found.path}` : null
}
