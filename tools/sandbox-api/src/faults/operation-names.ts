import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

const contract = new URL('../../../../libs/api/openapi.yaml', import.meta.url)
const methods = ['get', 'post', 'put', 'delete'] as const

/** Turns an operationId of the contract into `METHOD /path`; gives null for an unknown one. */
export function operationOf(name: string): string | null {
  const document: unknown = parse(readFileSync(contract, 'utf8'))
  for (const [path, item] of entries(property(document, 'paths'))) {
    for (const method of methods) {
      if (property(property(item, method), 'operationId') === name) {
        return `${method.toUpperCase()} ${path}`
      }
    }
  }
  return null
}

function property(value: unknown, name: string): unknown {
  return entries(value).find(([key]) => key === name)?.[1]
}

function entries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}
