// @vitest-environment node
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import {
  complaints,
  contract,
  examplesOf,
  nodes,
  operations,
  resolve,
  root,
  schemaComplaints,
} from '../test-support/contract'
import type { Operation } from '../test-support/contract'

describe('the generated files', () => {
  it('match the contract', async () => {
    const script = new URL('scripts/generate.mjs', root).pathname
    const check = promisify(execFile)(process.execPath, [script, '--check'])
    await expect(check).resolves.toMatchObject({ stderr: '' })
    // A separate process loads the TypeScript compiler, which takes seconds, or longer on a busy
    // machine.
  }, 90_000)
})

describe('the contract', () => {
  it('is an OpenAPI 3.1 document with operations', () => {
    expect(contract.openapi).toBe('3.1.0')
    expect(operations.length).toBeGreaterThan(70)
  })

  it('has no broken references', () => {
    const known = new Set(nodes.map(({ pointer }) => `#${pointer}`))
    const broken = nodes.flatMap(({ node, pointer }) =>
      '$ref' in node && !known.has(String(node.$ref)) ? [`${pointer} → ${String(node.$ref)}`] : [],
    )
    expect(broken).toEqual([])
  })

  it('uses every component', () => {
    const used = new Set(nodes.flatMap(({ node }) => ('$ref' in node ? [node.$ref] : [])))
    const unused = nodes
      .map(({ pointer }) => `#${pointer}`)
      .filter((ref) => /^#\/components\/(schemas|responses|parameters)\/\w+$/.test(ref))
      .filter((ref) => !used.has(ref))
    expect(unused).toEqual([])
  })

  it('gives every operation its own camelCase name', () => {
    const names = operations.map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z]+$/)
  })

  it('has schemas without unknown keywords', () => {
    for (const name of Object.keys(contract.components.schemas)) {
      expect(() => schemaComplaints(name, null), name).not.toThrow()
    }
  })

  it('has examples that match their schemas', () => {
    const sites = nodes.filter(({ node }) => 'schema' in node)
    const wrong = sites.flatMap(({ pointer, node }) =>
      examplesOf(node).map((value) => `${pointer}: ${complaints(`${pointer}/schema`, value)}`),
    )
    expect(wrong.length).toBeGreaterThan(100)
    expect(wrong.filter((line) => !line.endsWith(': '))).toEqual([])
  })
})

describe('every operation', () => {
  const offenders = (isWrong: (operation: (typeof operations)[number]) => boolean) =>
    operations.filter(isWrong).map(({ operationId }) => operationId)
  const successOf = ({ responses }: Operation) =>
    resolve(responses['200'] ?? responses['302'] ?? {})
  const parametersOf = ({ parameters = [] }: Operation) => parameters.map(resolve)

  it('has a summary and one declared tag', () => {
    const tags = contract.tags.map(({ name }) => name)
    const isWrong = (operation: Operation) =>
      !operation.summary || operation.tags.length !== 1 || !tags.includes(operation.tags[0] ?? '')
    expect(offenders(isWrong)).toEqual([])
  })

  it('has an example of its success', () => {
    const isWrong = (operation: Operation) => {
      const { content, headers } = successOf(operation)
      const shown = Object.values(content ?? headers ?? {}).map(examplesOf)
      return shown.length !== 1 || shown[0]?.length === 0
    }
    expect(offenders(isWrong)).toEqual([])
  })

  it('has an example of its required input', () => {
    const isWrong = (operation: Operation) => {
      const body = Object.values(operation.requestBody?.content ?? {})
      const required = parametersOf(operation).filter((parameter) => parameter.required)
      return [...body, ...required].some((site) => examplesOf(site).length === 0)
    }
    expect(offenders(isWrong)).toEqual([])
  })

  it('declares exactly the parameters of its path', () => {
    const isWrong = (operation: (typeof operations)[number]) => {
      const declared = parametersOf(operation).filter((parameter) => parameter.in === 'path')
      const written = operation.path.match(/\{\w+\}/g) ?? []
      return declared.map(({ name }) => `{${name}}`).join() !== written.join()
    }
    expect(offenders(isWrong)).toEqual([])
  })

  it('requires the token according to its access', () => {
    const security: Record<string, object[]> = {
      public: [],
      optional: [{}, { bearer: [] }],
      token: [{ bearer: [] }],
      'token-latest': [{ bearer: [] }],
    }
    const isWrong = (operation: Operation) =>
      JSON.stringify(operation.security ?? contract.security) !==
      JSON.stringify(security[operation['x-access']])
    expect(offenders(isWrong)).toEqual([])
  })

  it('describes its failure; pages and redirects do too', () => {
    const isWrong = ({ responses }: Operation) =>
      !('application/json' in (resolve(responses.default ?? {}).content ?? {}))
    expect(offenders(isWrong)).toEqual([])
  })
})
