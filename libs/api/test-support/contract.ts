import { readFile } from 'node:fs/promises'
import { Ajv2020 } from 'ajv/dist/2020'
import { parse } from 'yaml'
import type { ApiClient } from '../src/client/api-client'
import type { operationTable } from '../src/generated/operation-table'

interface Answer {
  $ref?: string
  content?: Record<string, { example?: unknown; examples?: Record<string, unknown> }>
  headers?: Record<string, { example?: unknown }>
}
interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  example?: unknown
}
export interface Operation {
  operationId: string
  tags: string[]
  summary?: string
  security?: object[]
  'x-access': string
  parameters?: Parameter[]
  requestBody?: Answer
  responses: Record<string, Answer>
}
interface Contract {
  openapi: string
  security: object[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

export const root = new URL('../', import.meta.url)
export const contract: Contract = parse(await readFile(new URL('openapi.yaml', root), 'utf8'))

const ajv = new Ajv2020({
  strict: true,
  strictTypes: false,
  strictRequired: false,
  formats: { binary: true, uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/ },
})
ajv.addVocabulary(Object.keys(contract))
ajv.addSchema(contract, 'contract', false, false)

const methods = ['get', 'put', 'post', 'delete']
export const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => methods.includes(method))
    .map(([method, operation]) => ({ ...operation, method, path })),
)
export const nodes = [...nodesOf(contract, '')]

function* nodesOf(value: unknown, pointer: string): Generator<{ pointer: string; node: object }> {
  if (!(value instanceof Object)) return
  yield { pointer, node: value }
  for (const [key, child] of Object.entries(value)) {
    if (key === 'example' || key === 'examples') continue
    yield* nodesOf(child, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
  }
}

export function resolve<Node extends object>(node: Node & { $ref?: string }): Node {
  if (!node.$ref) return node
  const target = node.$ref.slice(1)
  const found = nodes.find(({ pointer }) => pointer === target)
  if (!found) throw new Error(`${node.$ref} is not defined`)
  return found.node as Node
}

export function examplesOf(site: object): unknown[] {
  if ('example' in site) return [site.example]
  if (!('examples' in site) || !(site.examples instanceof Object)) return []
  const shown: { value: unknown }[] = Object.values(site.examples)
  return shown.map(({ value }) => value)
}

export function complaints(pointer: string, value: unknown): string {
  const validate = ajv.compile({ $ref: `contract#${encodeURI(pointer)}` })
  return validate(value) ? '' : ajv.errorsText(validate.errors)
}

export const schemaComplaints = (name: string, value: unknown) =>
  complaints(`/components/schemas/${name}`, value)

/** A call of this library and the request it should send. */
export interface OperationCase {
  operation: keyof typeof operationTable
  call: (api: ApiClient) => Promise<unknown>
  /** Path with parameters and query, if it differs from the path of the contract. */
  url?: string
  body?: unknown
}
