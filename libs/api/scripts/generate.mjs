// Generates src/generated from openapi.yaml. With --check, fails if the files are stale instead.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import { format } from 'oxfmt'
import ts from 'typescript'
import { parse } from 'yaml'

const root = new URL('../', import.meta.url)
const contract = new URL('openapi.yaml', root)
const note = '// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.\n'
const methods = ['get', 'put', 'post', 'delete']

const document = parse(await readFile(contract, 'utf8'))
// Uses the repository's formatting, so that formatting all files does not make these stale.
const style = JSON.parse(await readFile(new URL('../../.oxfmtrc.json', root), 'utf8'))
const files = {
  'src/generated/schema.ts': await formatted(await schemaTypes()),
  'src/generated/operation-table.ts': await formatted(operationTable()),
  'src/generated/samples.ts': await formatted(samples()),
}

if (process.argv.includes('--check')) await check()
else await write()

async function formatted(code) {
  return (await format('generated.ts', note + code, style)).code
}

async function schemaTypes() {
  const blob = ts.factory.createTypeReferenceNode('Blob')
  return astToString(
    await openapiTS(withoutExamples(document), {
      arrayLength: true,
      transform: (schema) => (schema.format === 'binary' ? blob : undefined),
    }),
  )
}

/** Examples would only become comments of the types. */
function withoutExamples(node) {
  if (Array.isArray(node)) return node.map(withoutExamples)
  if (typeof node !== 'object' || node === null) return node
  const kept = Object.entries(node).filter(([key]) => key !== 'example' && key !== 'examples')
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutExamples(value)]))
}

/** Method, path and access of each JSON operation. */
function operationTable() {
  const rows = jsonOperations().map(({ id, method, path, access }) => [
    id,
    { method, path, access },
  ])
  return `export const operationTable = ${JSON.stringify(Object.fromEntries(rows))} as const\n`
}

/** The `data` of each operation's first example, type-checked. */
function samples() {
  const type =
    "{\n  [Id in keyof typeof operationTable]: operations[Id]['responses'][200]['content']['application/json']['data']\n}"
  const data = Object.fromEntries(jsonOperations().map(({ id, data }) => [id, data]))
  return [
    "import type { operationTable } from './operation-table'\n",
    "import type { operations } from './schema'\n\n",
    `export type OperationData = ${type}\n\n`,
    `export const samples = ${JSON.stringify(data)} satisfies OperationData\n`,
  ].join('')
}

function jsonOperations() {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .flatMap((method) => {
        const operation = item[method]
        const content = resolve(operation.responses['200'] ?? {}).content?.['application/json']
        if (!content) return []
        const example = content.example ?? Object.values(content.examples)[0].value
        return {
          id: operation.operationId,
          method,
          path,
          access: operation['x-access'],
          data: example.data,
        }
      }),
  )
}

function resolve(node) {
  if (!node.$ref) return node
  return node.$ref
    .slice(2)
    .split('/')
    .reduce((found, key) => found[key], document)
}

async function check() {
  const stale = []
  for (const [path, text] of Object.entries(files)) {
    const present = await readFile(new URL(path, root), 'utf8').catch(() => '')
    if (present !== text) stale.push(path)
  }
  if (stale.length === 0) return
  console.error(
    `${stale.join(', ')} does not match openapi.yaml. Run: npm run generate -w @shuyuan/api`,
  )
  process.exitCode = 1
}

async function write() {
  await mkdir(new URL('src/generated/', root), { recursive: true })
  for (const [path, text] of Object.entries(files)) await writeFile(new URL(path, root), text)
}
