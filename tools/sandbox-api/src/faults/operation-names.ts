import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { listOperations } from '../contract/operations'

const contractFile = new URL('../../../../libs/api/openapi.yaml', import.meta.url)

/** Turns an operationId of the contract into `METHOD /path`; gives null for an unknown one. */
export function operationOf(name: string): string | null {
  const operations = listOperations(parse(readFileSync(contractFile, 'utf8')))
  const found = operations.find(({ id }) => id === name)
  return found ? `${found.method} ${found.path}` : null
}
