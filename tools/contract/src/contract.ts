import { readFileSync } from 'node:fs'
import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import { listOperations, member } from './operations'
import type { Operation } from './operations'

const contractFile = new URL('../../../libs/api/openapi.yaml', import.meta.url)
const rootId = 'contract'

/** A reply to check against the contract. */
interface SeenReply {
  method: string
  path: string
  status: number
  contentType: string
  text: string
}

export interface Contract {
  operations: readonly Operation[]
  /** Finds the operation of a call. */
  find: (method: string, path: string) => Operation | null
  /** Returns one text per error in a reply; `[]` for calls that the contract does not cover. */
  check: (reply: SeenReply) => string[]
}

/** Reads the contract of the API library. */
export function readContract(): Contract {
  const document: unknown = parse(readFileSync(contractFile, 'utf8'))
  const operations = listOperations(document)
  // The document is not a schema itself, so keywords of OpenAPI are unknown to ajv.
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ $id: rootId, ...asRecord(document) })
  const validators = new Map<string, ValidateFunction>()

  function validator(operation: Operation, status: string): ValidateFunction | null {
    const response = member(operation.responses, status)
    const schema = member(member(member(deref(response), 'content'), 'application/json'), 'schema')
    if (schema === undefined) return null
    const name = `${operation.id} ${status}`
    const known = validators.get(name)
    if (known) return known
    const compiled = ajv.compile(absoluteReferences(schema))
    validators.set(name, compiled)
    return compiled
  }

  function deref(value: unknown): unknown {
    const reference = member(value, '$ref')
    if (typeof reference !== 'string') return value
    return reference
      .replace('#/', '')
      .split('/')
      .reduce((at, part) => member(at, part), document)
  }

  const find: Contract['find'] = (method, path) =>
    operations.find((candidate) => candidate.method === method && candidate.pattern.test(path)) ??
    null

  return {
    operations,
    find,
    check: ({ method, path, status, contentType, text }) => {
      const operation = find(method, path)
      if (!operation) return []
      const isJson = contentType.startsWith('application/json')
      const body: unknown = isJson ? JSON.parse(text) : null
      // The contract describes success under the status and every failure as "default".
      const documented = isJson && member(body, 'code') !== 0 ? 'default' : String(status)
      if (member(operation.responses, documented) === undefined) {
        return [`the status ${status} is not in the contract`]
      }
      if (!isJson) return []
      const validate = validator(operation, documented)
      if (!validate) return ['JSON is not in the contract']
      if (validate(body)) return []
      return (validate.errors ?? []).map(
        ({ instancePath, message, params }) =>
          `${instancePath || '/'} ${message ?? ''} ${JSON.stringify(params)}`,
      )
    },
  }
}

/** Prefixes references in a part of the document, so that they resolve outside of it. */
function absoluteReferences(schema: unknown): object {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? value.replace(/^#/, `${rootId}#`) : value,
  )
  return asRecord(JSON.parse(text))
}

function asRecord(value: unknown): object {
  if (typeof value !== 'object' || value === null) throw new Error('The contract is not an object')
  return value
}
